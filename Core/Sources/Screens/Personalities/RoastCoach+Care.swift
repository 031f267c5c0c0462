extension RoastCoach {
  static let fuel = """
    Time to eat something. No, the excuses don't count as carbohydrates.
    Gel time. Yes, it tastes like regret and strawberry. Take it anyway.
    Fuel up now, before you need it. Hungry runners make terrible comedians.
    Eat. A small bite and a sip of water. This isn't a tasting menu.
    Something sweet, now. Future you is already whining about it.
    Carbs, please. You can't run on sarcasm. I've tried, and look at me.
    Snack break, without the break. Chew, swallow, keep moving.
    Time for a gel. Open it before it opens in your pocket.
    Feed the engine. It's been very patient with the driver.
    Eat now, even if you don't feel like it. Especially if you don't feel like it.
    One portion, slowly, with water. Nobody's going to steal it.
    Refuel. The tank light comes on twenty minutes too late, so trust the clock.
    A bite of whatever you brought. Pretend it's delicious.
    ! Eat the damn gel. Yes, all of it. Good human.
    """

  static let drink = """
    Drink if you're thirsty. A few sips. You're not putting out a fire.
    Water check. Small sips, only as much as you want.
    If there's water, take some. If you're not thirsty, take less. See? Easy.
    Thirsty? Then drink. Not thirsty? Then carry on and look smug.
    A couple of sips now. Sip, not gulp, unless you like the hiccups.
    Listen to your thirst. It's the one part of you that doesn't make excuses.
    Drinks, if you need one. Slow down for two steps, so it lands in your mouth.
    Sip of something. Half of it will go down your shirt. That's tradition.
    Mouth dry? Drink a little. No prizes for finishing dusty.
    """

  static let surge = """
    That's well above plan. Who are you trying to impress? I'm a phone. Ease back.
    You've sped up. Lovely to watch, expensive to finish. Settle down to {target_pace}.
    Whoa. {pace} wasn't on the menu. Back to what we ordered.
    Too quick for this part. Put it back in the bag, you'll want it later.
    Someone found the fast button. Now find the other one.
    This pace is borrowed, and the interest is brutal. Ease off a touch.
    Impressive. Also unwise. Let it come down gently.
    ! Calm your damn legs. You're running like the bill just came.
    """

  static let strongLate = """
    You're speeding up at the end. Who told you that was allowed? Wonderful.
    Quicker now than before. That's properly annoying and very good.
    Look at this. Everyone else fades, and you found another gear. Show-off.
    {pace}, this late? I have nothing. Enjoy the silence.
    Faster in the last part. Textbook. I hate textbooks. Keep going.
    I had a fading joke ready, and you've made it useless. Carry on like that.
    Strong finish brewing. I'd better start pretending I believed in you.
    ! Speeding up now? You cheeky bastard. Love it.
    """

  static let shortSteps = """
    Quicker feet. You're bounding about like a deer in a museum. Short and light.
    {cadence}. Try a few more, a little shorter. Same pace, less crashing.
    Shorten the stride a touch. There's no prize for fewest steps.
    Faster feet, same speed. The long strides are doing your brakes a favour.
    Your feet are taking their time. Light and quick, as if the road were hot.
    Turnover's low. Take smaller steps and let the knees send a thank-you card.
    Tick, tick, tick. That's the rhythm. Right now it's more of a tock.
    ! Move those damn feet quicker. Short, light, under you.
    """

  static let highEffort = """
    Your heart's working hard for a normal run. Ease off until you can talk again.
    {hr}, and this isn't a race. Who are we fooling? Slow down a bit.
    That's more effort than today asked for. Put it down gently and jog.
    Easy means easy. Your heart rate missed the memo. Drop the pace.
    Zone {zone}. Ambitious. Wrong day for it. Back off and breathe.
    Save something for the days that deserve it. Slow down until it's comfortable.
    If you can't hum, you're overdoing it. I don't want to hear the tune, just slow down.
    """

  static let tired = """
    That's hard work now, and it's been hard for a while. Ease off a touch, breathe out long.
    The effort's high and the day is long. Give a little pace away. It's not charity, it's tactics.
    Heart rate's been up there for some time. Shoulders down, shorter steps, calm breath.
    You're deep in it now. No jokes. Well, few. Relax everything you don't need.
    High effort, far in. Hold back just enough to get home in one piece.
    Drink if you can, ease a little, count ten slow breaths. Then we go on being rude.
    This is the tough bit. Slow is fine. If anything feels wrong, walk. I mean that.
    It's costing you now. Spend less: jaw loose, hands loose, a little slower.
    """

  static let earlyHour = """
    Out at this hour? Even the birds are still reading the news. Respect.
    The rest of the street is asleep. Run quietly and feel superior.
    It's early enough that nobody will believe you. I'll vouch for it, for a fee.
    Up before the alarm clocks. Disgusting discipline. Carry on.
    """

  static let lateHour = """
    Running this late? Your pillow is filing a complaint. Stay seen, stay lit.
    Night shift, I see. Be visible and mind the kerbs. I can't mind them for you.
    It's late. Everyone sensible is in bed, and here we are, being interesting. Watch your step.
    A late one. Good. The dark hides the form. Make sure the cars still see you.
    """
}
