"""What happens at every step of an environment: answering, observing, masking. It is compiled with the rules."""
