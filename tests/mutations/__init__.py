"""Rules switched off one at a time: a scenario that turns on a rule must fail without it."""
