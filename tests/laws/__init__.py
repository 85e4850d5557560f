"""Laws: what holds in every state of every deal."""
