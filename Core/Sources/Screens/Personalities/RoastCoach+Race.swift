extension RoastCoach {
  /// What to eat at a place of a race.
  static let serving = """
    {serving}. Down it goes. No negotiations.
    {serving}. You packed it, so you eat it.
    {serving}. Yes, it tastes of glue. Swallow the glue.
    {serving}. Don't wait to be hungry. Hungry is what you get for waiting.
    {serving}. Open it with your teeth, like everyone else here.
    {serving}. The list said now, and the list is smarter than both of us.
    {serving}. Chew, swallow, run. In that order.
    {serving}. The wrapper goes in your pocket. I'm watching.
    """

  /// What to drink at a place of a race.
  static let drinkServing = """
    {serving}. Drink it, don't wear it.
    {serving}. Two sips into the mouth, none up the nose.
    {serving}. A few mouthfuls, and on we go.
    {serving}. It's a cup, not a bath. Small sips.
    {serving}. If you're not thirsty, a mouthful will do. I'm strict, not mad.
    {serving}. Take it, and say thank you to whoever holds it.
    """
}
