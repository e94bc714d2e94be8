"""Statements about a scenario in free words: confirmed, refuted, or on what they depend.

verify             a scenario and a statement such as "the attacker is defeated"; gives a `Verification`
verification_text  that as text for people
"""

from scenarios.claims.telling import verification_text
from scenarios.claims.verify import Settled, Verification, verify

__all__ = ["Settled", "Verification", "verification_text", "verify"]
