"""1 to 5. The rules that all factions share, in the order of the Law.

How the law is read holds for all of them. A rule is played to its letter, and nothing is added that another rule says
(Intro.Q3); it is about what it names and nothing else (Intro.Q4). Whatever it does not forbid can be chosen (Intro.Q1),
and nobody but the seat whom a rule asks has a say (Intro.Q2). Cards come before the Law, and a faction's rules before
the common ones where both cannot be obeyed (1.1.1): so the common rules ask at every moment whether somebody changes
them. What cannot be done is never offered, whatever else allows it, unless that names the exception (1.1.2, G.1.4).
Cards go from hand to hand only where a rule moves them (1.3.2).
"""
