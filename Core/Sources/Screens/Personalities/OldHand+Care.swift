extension OldHand {
  static let fuel = """
    Eat something now. A fire wants wood before it's out.
    Time for a bite. Small and sweet, and don't rush it.
    Get some sugar in. Later you'll be too proud or too tired.
    A gel, a date, a bit of bread. Whatever your stomach knows.
    Eat before you're hungry. That one took me years to learn.
    Pocket check. Take what's in it and chew.
    Food now, please. It takes a good while to reach the legs.
    We ate sugar lumps. You've got better. Use it.
    Something sweet with a mouthful of water. Keep the pace easy while you swallow.
    Feed the runner. The runner feeds the road.
    Another portion is due. Little and often beats a feast.
    Have your snack now. The wise ones never wait for the wall to remind them.
    """

  static let drink = """
    Have a sip if you're dry. No need to drown.
    If there's water, take a mouthful and swirl it about.
    Drink to your thirst. It's older than all the advice.
    A sip or two now if you'd like one.
    Mouth like a barn floor? Then drink a little.
    Take a drink when it suits you. Slow down for it, I always do.
    Small sips. You're watering a plant, not filling a trough.
    If you're not thirsty, leave it. If you are, don't be brave about it.
    """

  static let surge = """
    You've sped up. Lovely, but the horse is bolting. Rein it in a bit.
    That's quicker than we said. Bring it back to {target_pace}.
    {pace}. Save that for later, it keeps.
    Easy there. A fast middle makes a slow ending.
    The road went down or the blood went up. Either way, ease off.
    Too much too soon has beaten more runners than any hill. Settle down.
    """

  static let strongLate = """
    Well now. Quicker at the end. That's how it ought to be done.
    {pace}, this far along. You've kept something back. Clever.
    You're coming home like a horse that smells the stable.
    That's what patience buys. Spend it sensibly.
    Getting faster late is the finest feeling there is. Enjoy it.
    Look at that. Saved your best wine for last.
    """

  static let shortSteps = """
    {cadence}. A few more steps, a bit smaller. It saves the knees.
    Quicken the feet, not the pace. Little steps live longer.
    You're striding like you're measuring a field. Shorten it up.
    Light and quick. Think of crossing somebody's clean floor.
    Smaller steps for a while. The long ones cost too much.
    Patter, don't pound. More steps, less noise.
    """

  static let highEffort = """
    {hr} on an easy day is a spendthrift's number. Ease back.
    The heart's working hard. Today it needn't. Slow down a touch.
    Zone {zone}. Hard days hard, easy days easy. This one's easy.
    Back it off till you could tell me a story.
    Steady. You don't win anything on a day like this, but you can lose tomorrow.
    Slower, please. The slow days are the ones that hold the fast ones up.
    """

  static let tired = """
    You've been at it a long while. Ease a little and let the breath catch up.
    It's hard going now. Short steps, loose hands, no heroics.
    Tired is honest. Take something off the pace and carry on.
    Walk a minute if you need it. I've walked plenty, and I got there.
    Let the shoulders go. Half of tired is held up there.
    The last part is run with the head. Keep it quiet in there.
    Sip something, breathe out long, and be content with less for a while.
    Being tired is fine. Feeling ill is not. If it's that, stop and fetch somebody.
    """

  static let earlyHour = """
    Up with the milk, are we? Let the bones warm slowly.
    Early bird. The best roads are the ones nobody has used yet today.
    Not seven yet. Go easy, you were flat on your back a while ago.
    The morning's all ours. Ease into it.
    """

  static let lateHour = """
    Late one. Stay where the lamps are, and be seen.
    The owls are up. Mind the kerbs in this light.
    Running at night, things sound faster than they are. Keep it calm.
    It's gone nine. Something bright on you, I hope. Drivers are half asleep.
    """
}
