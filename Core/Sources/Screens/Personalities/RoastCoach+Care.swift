extension RoastCoach {
  static let fuel = """
    Time to eat something. No, the excuses don't count as carbohydrates.
    Gel time. Yes, it tastes like regret and strawberry. Take it anyway.
    Fuel up now, before you need it. Hungry runners make terrible comedians.
    Eat. A small bite and a sip of water. This isn't a tasting menu.
    Something sweet, now. Future you is already whining about it.
    Carbs, please. You can't run on sarcasm. I've tried, and here I am in a phone.
    Snack break, without the break. Chew, swallow, keep moving.
    Time for a gel. Open it before it opens in your pocket.
    Feed the engine. It's put up with the driver for long enough.
    Eat now, whether you feel like it or not. Your stomach doesn't get a vote.
    One portion, slowly, with water. Nobody's going to steal it.
    Refuel. The tank light comes on twenty minutes too late, so trust the clock.
    A bite of whatever you brought. Pretend it's delicious.
    Lunch is served. It's a gel. The chef apologizes.
    Sugar, now. Your legs run on it, and so do my jokes.
    ! Eat the damn gel. Yes, all of it. Good human.
    """

  static let drink = """
    Drink if you're thirsty. A few sips. You're not putting out a fire.
    Water check. Small sips, only as much as you want.
    If there's water, take some. If you're not thirsty, take less. See? Easy.
    Thirsty? Then drink. Not thirsty? Then carry on and be smug.
    A couple of sips now. Sip, not gulp, unless you like the hiccups.
    Listen to your thirst. It's the one part of you that doesn't make excuses.
    Drink, if you need one. Slow down for two steps, so it lands in your mouth.
    Sip of something. Half of it will go down your shirt. That's tradition.
    Mouth dry? Drink a little. No prizes for finishing dusty.
    Anything in that bottle, or is it an ornament? Sip if you want it.
    """

  static let surge = """
    {last_three} wasn't on the menu. Back to what we ordered.
    Who are you trying to impress? I'm a phone. Ease back to {target_pace}.
    Put it back in the bag, you'll want it later. {target_pace}.
    This pace is borrowed, and the interest is brutal. Ease off a touch.
    Impressive. Also unwise. Let it come down gently.
    You're running like the bill just came. Settle down to {target_pace}.
    [gaining] {last_three} just now. Who let you off the lead? Heel.
    [gaining] You've sped up. Lovely to watch, expensive to finish. {target_pace}.
    [gaining hard] Quick, with a heart to match. Drop it, before it drops you.
    [gaining downhill] That's gravity, not talent. Don't push on top of it.
    [gaining ahead] {lead} up, and shoplifting more. Put it back.
    ! Settle your damn legs. {target_pace}, as signed.
    """

  static let strongLate = """
    {last_three}, this late in the day. I'm withholding comment.
    Spend what you've got, the shop's closing. Quick feet.
    {last_three} for the last three minutes. Keep the arms busy, the jokes can wait.
    The end's close. Make it loud. Or at least not a shuffle.
    {last_three}. I'd say something, but the finish is about to.
    [quicker fine] You're speeding up at the end. Who told you that was allowed? Wonderful.
    [quicker fine] Quicker now than before. That's properly annoying and very good.
    [quicker fine late] Everyone else fades, and you found another gear. Show-off.
    [quicker fine] I had a fading joke ready, and you've made it useless. Carry on like that.
    [gaining fine] {last_three}, this late? I have nothing. Enjoy the hush.
    [gaining fine late] Strong finish brewing. I'd better pretend I believed in you all along.
    [gaining hard] Quick, but your heart's at the ceiling. Save one match for the line.
    ! [quicker fine] Speeding up now? You cheeky bastard. Love it.
    """

  static let shortSteps = """
    Quick feet. You're bounding about like a deer in a museum. Short and light.
    {cadence}. Try a few more, a little shorter. Less crashing.
    Shorten the stride a touch. There's no prize for fewest steps.
    Busier feet, no extra speed. Long strides do your brakes a favor.
    Your feet are taking their time. Light and quick, as if the road were hot.
    Turnover's low. Take smaller steps and let the knees send a thank-you card.
    Tick, tick, tick. That's the rhythm. Right now it's more of a tock.
    {cadence}, and each one a house call. Shorter, lighter, more of them.
    ! Move those damn feet. Short, light, under you.
    """

  static let highEffort = """
    Your heart's working hard for a normal run. Ease off until you can talk.
    {hr}, and this isn't a race. Who are we fooling? Slow down a bit.
    That's more effort than today asked for. Put it down gently and jog.
    Easy means easy. Your heart rate missed the memo. Drop the pace.
    Zone {zone}. Ambitious. Wrong day for it. Back off and breathe.
    Save something for the days that deserve it. Slow down.
    If you can't hum, you're overdoing it. I don't want to hear the tune, just slow down.
    {hr}. Your heart thinks there's a medal. There isn't. Ease off.
    """

  static let tired = """
    That's hard work now, and has been for a while. Ease off a touch, breathe out long.
    The effort's high and the day is long. Give a little pace away. It's tactics.
    Heart rate's been up there for some time. Shoulders down, shorter steps, long breath.
    You're deep in it now. No jokes. Well, few. Loosen everything you don't need.
    High effort, far in. Hold back just enough to get home in one piece.
    Drink if you can, ease a little, count ten slow breaths. Then we go on being rude.
    This is the tough bit. Slow is fine. If anything feels wrong, walk. I mean that.
    It's costing you now. Spend less: jaw loose, hands loose, a little pace off.
    [tired easing] You've slowed, and it's been a while. Eat, sip, ease. No roast, just that.
    [hard] {hr}, this far in. Ease off. I need somebody to be rude to tomorrow.
    [tired uphill] Tired legs, and a hill on top. Walking's allowed. I'll look away.
    """

  static let earlyHour = """
    Out at this hour? The birds are in their pajamas. Respect.
    The rest of the street is asleep. Run quietly and feel superior.
    It's early enough that nobody will believe you. I'll vouch for it, for a fee.
    Up before the alarm clocks. Disgusting discipline. Carry on.
    [morning] Morning run. You'll be insufferable by breakfast. Ease into it.
    [morning fine] Look at you, out and moving before the toast. Unbearable.
    """

  static let lateHour = """
    Running this late? Your pillow is filing a complaint. Stay seen, stay lit.
    Night shift, is it? Be visible and mind the curbs. I can't mind them for you.
    It's late. Everyone normal is in bed, and here we are, being interesting. Watch your step.
    A late one. Good for hiding the form. Make sure the cars don't miss you.
    [night] Only you and the raccoons. Be seen, and don't race them.
    [night] It's dark, and I'm in a pocket. So one of us has to watch the road.
    """
}
