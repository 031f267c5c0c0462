extension ZenGuide {
  /// What to eat at a place of a race.
  static let serving = """
    {serving}. Eat slowly. Keep running.
    {serving}. Now. One bite, one breath.
    {serving}. Taste it. Then let it go to work.
    {serving}. The hand knows where it is. Take it.
    {serving}. Eat before you want to.
    {serving}. Nothing else to do in this minute.
    {serving}. Small bites. Soft breath.
    {serving}. It was planned in quiet. Take it in quiet.
    """

  /// What to drink at a place of a race.
  static let drinkServing = """
    {serving}. Sip. Breathe. Run on.
    {serving}. Drink as much as the thirst asks.
    {serving}. Cool in the mouth. A little is enough.
    {serving}. A few sips, one breath between them.
    {serving}. Take the cup. Soften the hand.
    {serving}. Drink, and look up.
    """
}
