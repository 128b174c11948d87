# Chaos in the Old World: buttons and layout of its screens.

chaos-reference = Chaos: cards and rules
over-lost = Over: nobody won
