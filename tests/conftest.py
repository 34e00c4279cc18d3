"""The toy game is on the shelf in every test."""

from tests import toy as toy
