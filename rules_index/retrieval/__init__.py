"""Search over the digest and its documents: exact routes, words (BM25), meaning (MiniLM), and their fusion.

Nothing here loads torch, transformers or faiss before the first search by meaning.
"""
