"""The publisher's own documents: recognised by content, read, matched with the digest, and stored for this
user.
"""
