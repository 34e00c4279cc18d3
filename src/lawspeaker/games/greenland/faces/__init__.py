"""The parts of the face of Greenland in the terminal."""
