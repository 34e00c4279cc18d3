"""What the face of Root is made of."""
