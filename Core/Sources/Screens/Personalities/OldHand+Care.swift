extension OldHand {
  static let fuel = """
    Eat something now. A fire wants wood before it's out.
    Time for a bite. Small and sweet, and don't rush it.
    Get some sugar in. Later you'll be too proud to want it.
    A gel, a date, a bit of bread. Whatever your stomach knows.
    Eat before you're hungry. That one took me years to learn.
    Pocket check. Take what's in it and chew.
    Food now, please. It takes a good while to reach the legs.
    We ate sugar lumps. You've got better. Use it.
    Something sweet with a mouthful of water. Keep the pace easy while you swallow.
    Feed the runner. The runner feeds the road.
    Another portion is due. Little and often beats a feast.
    Have your snack now. The wise ones never wait for the wall to remind them.
    Bite now, chew slow. It's no good to you in the wrapper.
    Sugar time. Your stomach works better while you run easy, so ease and eat.
    One more for the furnace. Then a sip to wash it down.
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
    Any tap, any bottle. A mouthful if you want it.
    Thirsty? Ask your tongue, not your watch.
    """

  static let surge = """
    Bring it back to {target_pace}. There's a lot of road yet.
    {last_three} these last three minutes. Save that for later, it keeps.
    Easy there. A hot middle makes a cold ending.
    The road went down or the blood went up. Either way, ease off.
    Too much too soon has beaten more runners than any weather. Settle down.
    Rein it in a bit. {target_pace} was what we shook hands on.
    [gaining] That's quicker than we said. Bring it back to {target_pace}.
    [gaining] {last_three} just now. The horse is bolting. Sit back.
    [gaining hard] Quick, and the heart's high with it. Ease down now.
    [gaining downhill] The slope's pushing you. Take it, but don't add to it.
    [gaining ahead] {lead} up, and hurrying for more. What for?
    """

  static let strongLate = """
    {last_three}, this far along. Spend what's left a coin at a time.
    The end's not far. Tall, quick, and no grabbing at it.
    {last_three} for the last three minutes. Keep the arms going.
    Not much road left. Whatever you've kept, this is what it was for.
    {last_three}, and the kettle's in reach. Quick feet.
    [quicker fine] Getting faster late is how it ought to be done. Enjoy it.
    [quicker fine] Well now. Quicker at the end, and nothing forced. Lovely.
    [quicker fine] Like a horse that smells the stable. In you come.
    [quicker fine late] You kept your best wine for last. Pour it slowly.
    [gaining fine] {last_three}, and the plan wanted less. That's patience, paid out.
    [gaining fine late] Quicker than we said, and late enough to mean it. Go on.
    [gaining hard] Quick, but the heart's high. Keep one match in the box.
    """

  static let shortSteps = """
    {cadence}. A few more steps, a bit smaller. It saves the knees.
    Quicken the feet, not the pace. Little steps live longer.
    You're striding like you're measuring a field. Shorten it up.
    Light and quick. Think of crossing somebody's clean floor.
    Smaller steps for a while. The long ones cost too much.
    Patter, don't pound. More steps, less noise.
    {cadence} by my count. Try a handful more and see how it feels.
    Quick feet under you, not long ones out in front.
    """

  static let highEffort = """
    {hr} on an easy day is a spendthrift's number. Ease back.
    The heart's working hard. Today it needn't. Slow down a touch.
    Zone {zone}. Hard days hard, easy days easy. This one's easy.
    Back it off till you could tell me a story.
    You don't win anything on a day like this, but you can lose tomorrow. Ease off.
    Take it down, please. The slow days hold the fast ones up.
    {hr}. Let it drop a bit, there's no prize today.
    Zone {zone}, and nobody chasing us. Slow it down.
    """

  static let tired = """
    You've been at it a long while. Ease a little and let the breath catch up.
    It's a hard part, this. Short steps, loose hands, no heroics.
    Take something off the pace and carry on. Nobody's watching but me.
    Walk a minute if you need it. I've walked plenty, and I got there.
    Let the shoulders go. Half the load is held up there.
    The last part is run with the head. Keep it quiet in there.
    Sip something, breathe out long, and be content with less for a while.
    Weary is fine. Ill is not. If it's that, stop and fetch somebody.
    [tired] Tired is honest. Ease off and carry on.
    [hard] {hr}, this late. Ease a notch, you'll want that heart tomorrow.
    [tired uphill] Tired, and uphill. Walk it if you like. The hill won't tell.
    """

  static let earlyHour = """
    Up with the milk, are we? Let the bones warm slowly.
    Early bird. You've roads nobody has used yet today.
    Not seven yet. Go easy, you were on your back a while ago.
    The street's asleep. Ease into it.
    [morning] The morning's all ours. Roll along and let it warm.
    [morning fresh] Fresh morning, fresh legs. Don't spend either at once.
    """

  static let lateHour = """
    Late one. Stay where the lamps are, and be seen.
    The owls are up. Mind the curbs in this light.
    At this hour every gate looks like a stranger. Go easy.
    Something bright on you, I hope. Drivers are half asleep.
    It's past nine. Pick the road you know over the one you fancy.
    [night] Night running. Eyes far out, feet light, and be seen.
    [night fine] Quiet night, quiet legs. Mind the curbs.
    """
}
