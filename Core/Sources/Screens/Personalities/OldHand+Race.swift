extension OldHand {
  /// What to eat at a place of a race.
  static let serving = """
    {serving}. Get it down you now, while it still goes down.
    {serving}. Eat by the list, not by the appetite.
    {serving}. Small bites, and a sip after if there's one going.
    {serving}. That's the one. Open it before you need it.
    {serving}. I never liked them either. Down with it.
    {serving}. Nothing fancy. Chew, swallow, carry on.
    {serving}. You planned it at a table with a clear head. Do as it says.
    {serving}. Take it steady, no need to break your stride.
    """

  /// What to drink at a place of a race.
  static let drinkServing = """
    {serving}. A few mouthfuls, no more than you want.
    {serving}. Walk three steps if the cup's full. It costs nothing.
    {serving}. Pinch the cup and it won't go up your nose.
    {serving}. Sip it, don't gulp it.
    {serving}. Drink what you're thirsty for, and leave the rest.
    {serving}. There's your drink. Thank the hand that gives it.
    """
}
