"""From what phrases mean to the effect tree: sentences put together, and words such as "it" resolved."""
