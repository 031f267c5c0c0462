extension BestFriend {
  /// What to eat at a place of a race.
  static let serving = """
    {serving}. Small bites, and breathe in between.
    {serving}. Get it open now, no hurry with it.
    {serving}. Let's eat together, you first.
    {serving}. I know, you don't fancy it. Just a little at a time.
    {serving}. That's on our list, so down it goes.
    {serving}. Take it in two or three goes, with a sip if you have one.
    {serving}. Have you got it? Then now's the time.
    {serving}. For the two of us further up the road.
    """

  /// What to drink at a place of a race.
  static let drinkServing = """
    {serving}. A few sips, nice and easy.
    {serving}. Drink a little, as much as you feel like.
    {serving}. Slow down for a moment if that's easier.
    {serving}. Small sips, then on together.
    {serving}. How's the thirst? Take what you need of it.
    {serving}. That's our drink. Cheers.
    """
}
