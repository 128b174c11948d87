# Chaos in the Old World: buttons and layout of its screens.
