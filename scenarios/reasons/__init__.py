"""What an answer rests on: the rules and card texts on which it turned, the weightiest first."""
