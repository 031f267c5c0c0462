extension ZenGuide {
  static let fuel = """
    Time to eat. Slowly, with attention.
    Take something sweet now, and taste it.
    The body asks for fuel before you hear it. Eat a little.
    A small bite, a quiet breath, another step.
    Feed the fire. A handful, not a feast.
    Open the gel. Let the pace soften while you swallow.
    Something with sugar, and a sip of water.
    Eat now. The later you will be grateful.
    A little food. Chew, breathe, go on.
    It is time for the next portion.
    Nourish the legs. They have carried you far.
    Reach for your snack. No hurry in it.
    """

  static let drink = """
    Are you thirsty? If so, a few sips.
    Let a little water cool the mouth.
    Drink as much as thirst asks for. No more.
    A sip, a breath, a step.
    If there is water near, take a little.
    Ask the mouth whether it is dry. Believe the answer.
    Small sips. Let them go down before the next.
    If you are not thirsty, simply run on.
    """

  static let surge = """
    You are running ahead of the plan. Let the breath call you back.
    Quicker than intended. Soften, and let {target_pace} return.
    {pace}. Is it still quiet inside? If not, ease down.
    The pace has risen. Watch it, and let it sink.
    Much speed, early. Put a little of it away.
    Let some of the hurry go. It will not be missed.
    """

  static let strongLate = """
    You are lighter now than at the start. Enjoy it.
    {pace}, so late. The patience is flowering.
    Strength that waited. Let it move you.
    Faster, and still soft. Beautiful.
    The end of the road is lifting you. Float with it.
    Nothing forced, and yet so quick. Stay with that.
    """

  static let shortSteps = """
    {cadence}. Let the steps become smaller and quicker.
    Lighter feet. More often, and closer.
    As if the road were warm sand. Quick and gentle.
    Shorten the step. Keep the breath as it is.
    Let the rhythm rise, and the effort stay.
    Small waves instead of big ones.
    """

  static let highEffort = """
    {hr}. Let today be softer than that.
    The heart is loud. Slow down until it is quiet.
    Zone {zone}. An easy day wants an easy breath.
    Come back to where you could speak in whole sentences.
    Less. And a little less again. There.
    Rest inside the movement. Ease the pace.
    """

  static let tired = """
    You have worked for a long while. Let the pace loosen a little.
    Tiredness is here. Make room for it, and shorten the step.
    Ten breaths. Count only those.
    Let the arms hang for a moment. Then gather them again.
    Walk, if that is kinder. The road stays.
    Relax everything that is not running.
    Be content with slower. It is still forward.
    If this is more than tiredness, stop, and let somebody help you.
    """

  static let earlyHour = """
    The day is still folded. Unfold it slowly.
    Early light. Let the body wake at its own speed.
    It is quiet at this hour. Add very little noise.
    Before the others. The air is new.
    """

  static let lateHour = """
    Night air. Stay where there is light, and be seen.
    The day is closing. Run gently into its end.
    In the dark, the ears see. Watch your footing.
    Late and calm. Choose the lit path.
    """
}
