# Chaos in the Old World: buttons and layout of its screens.

chaos-reference = 混沌：卡牌與規則
over-lost = 已結束：無人獲勝
