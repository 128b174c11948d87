# Chaos in the Old World: buttons and layout of its screens.

chaos-reference = 混沌：卡牌与规则
over-lost = 已结束：无人获胜
