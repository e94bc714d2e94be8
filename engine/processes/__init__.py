"""Processes: everything that changes a state, one function each (draw, spend, pay, play, equip, sell, defeat).

A process changes the state, records an event with the keys it carries out, and sees to what the rules attach to it. No
code path changes the state around one. Those that ask somebody something are generators (`Script`).
"""
