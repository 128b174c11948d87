# Chaos in the Old World: names, rules of cards, questions, history.
