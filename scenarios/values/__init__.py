"""What is asked of a position: values, what happened, how they compare."""
