extension ZenGuide {
  static let fuel = """
    Time to eat. Slowly, with attention.
    Take something sweet now, and taste it.
    The body needs fuel before it asks. Eat a little.
    A small bite, a quiet breath, another step.
    Eat a little now. A handful, not a feast.
    Open the gel. Let the pace soften while you swallow.
    Something with sugar, and a sip of water.
    Eat now. You will be glad of it later.
    A little food. Chew, breathe, go on.
    It is time for the next portion.
    Feed the legs. They work for you.
    Reach for your snack. No hurry in it.
    """

  static let drink = """
    Are you thirsty? If so, a few sips.
    Let a little water cool the mouth.
    Drink as much as thirst asks for. No more.
    A sip, a breath, a step.
    If there is water near, take a little.
    Is the mouth dry? Then drink.
    Small sips. Let them go down before the next.
    If you are not thirsty, simply run on.
    """

  static let surge = """
    [gaining] Quicker than the plan. Let the breath call you back.
    [gaining] {last_three} lately. Soften, and let {target_pace} return.
    [gaining] A lot of speed. Put a little of it away.
    {last_three}. Is it quiet inside? If not, ease down.
    More pace than planned. Watch it, and let it sink.
    Let some of the hurry go. You will not miss it.
    {last_three} for the last three minutes. {target_pace} was the plan.
    Ease the shoulders, and the pace with them.
    """

  static let strongLate = """
    [quicker] Quicker now than before. Enjoy it.
    [quicker] {last_three}, so late. You kept something. Use it well.
    [quicker] The pace is rising. Stay loose, and let it.
    [quicker gaining] You are running faster near the end. Breathe with it.
    {last_three} lately. Keep the face soft.
    The end is coming closer. Force nothing.
    {last_three} for the last three minutes. Stay with that, if it is easy.
    Light feet now, and a long breath out.
    """

  static let shortSteps = """
    {cadence}. Let the steps become small and quick.
    Light feet. More often, and closer.
    As if the road were warm sand. Quick and gentle.
    Shorten the step. Keep the breath as it is.
    Let the rhythm rise, and leave the effort.
    Small waves instead of big ones.
    {cadence}. A few more steps, each one small.
    """

  static let highEffort = """
    [heart] {hr}. If today is an easy day, let it be softer.
    [hard] The heart is working hard. Slow down until it is quiet.
    [hard] {hr}. That is a lot. Ease, unless you meant it.
    Zone {zone}. An easy day wants an easy breath.
    Come back to where you could speak in whole sentences.
    Less. And a little less. There.
    Rest inside the movement. Ease the pace.
    Is this the effort you wanted? If not, let it fall.
    """

  static let tired = """
    [tired] It has become harder. Let the pace loosen a little.
    [tired] You are tired. Make room for it, and shorten the step.
    [hard] {hr}. Ease, until the breath is long.
    Ten breaths. Count only those.
    Let the arms hang for a moment. Then gather them.
    Walk, if that is kinder. The road stays.
    Relax everything that is not running.
    A little slow is fine. You are on your way.
    If something feels wrong, stop, and let somebody help you.
    """

  static let earlyHour = """
    It is early. Let the body wake at its own speed.
    The day has just begun. Begin with it, slowly.
    It is quiet at this hour. Add very little noise.
    An early start. Give the legs a few minutes more.
    The first hours are the quiet ones. Listen.
    """

  static let lateHour = """
    Night air. Stay where there is light, and be seen.
    The day is over. Run gently into its end.
    It is late. Listen well, and watch your footing.
    A late run. Choose the lit path.
    Late and quiet. Let others see you.
    """
}
