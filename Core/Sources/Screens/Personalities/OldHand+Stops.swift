/// The words about stops, slow-downs and what comes of them, and about sensors that come and go.
extension OldHand {
  static let stopped = """
    You've stopped. Are you all right?
    We're not moving. Everything as it should be?
    You've come to a halt. If it's a light or a lace, take your time. If not, what is it?
    Standing, are we? Tell me it's only a gate.
    A stop, then. Any pain, any dizziness? Then sit down and see to it.
    What's the matter? A stitch, a shoe, or nothing at all?
    You've pulled up. If something hurts, leave it there for today.
    No movement from you. Have a sip and take stock.
    That's a halt. If it's your health, say so to somebody close by.
    You're on the spot. I'll wait, but tell me you're well.
    """

  static let stillStopped = """
    That's a long stop. If anything's wrong, call somebody. If not, walk before you run.
    [standing] {stood} standing now. Put something warm on, or start walking.
    Long stop, this. Unwell? Then ask for help, everybody does once.
    If it's a cramp, stretch it and walk. If it's worse, ring somebody.
    You can walk home from here, you know. Plenty of good runs end that way.
    Cold comes quickly when you stand. Walk a little, or get indoors.
    [standing] {stood} and not a step. Dizzy or ill: sit down and get help.
    Have something sweet, have a drink, and try a walk to the next corner.
    If you're waiting for somebody, all's well. If not, let's make a decision.
    There's no medal for standing it out. Walk on, or call it a day.
    """

  static let resumed = """
    Off we go. Gently for the first minute.
    There you are. Let the legs find it by themselves.
    Moving. Don't chase the time you stood.
    Right, on with it. Short steps first.
    On your way. The clock took its toll, leave it at that.
    Back on the road. Easy until you're warm.
    We're running. What went at the stop stays at the stop.
    Rolling. A few soft minutes before anything else.
    Good, feet on the move. No hurry with the rest.
    On we go. Stiff at first, that's usual.
    """

  static let slowdown = """
    You've come down a good deal in pace. On purpose, or is something up?
    [easing] {last_three} for the last three minutes. How are the legs?
    The pace has dropped. If it's a rest, rest. If it's trouble, tell me which.
    A fair bit of speed has gone. Have you eaten?
    [easing] You're well under your usual. Is it the day, or the road?
    Whatever it is, shorten the step before you push.
    That's a different run from before. Do you want it so?
    [easing] Down to {last_three}. A sip, a deep breath, and see.
    The pace has let go. It happens, but find out why.
    You've backed off. If it hurts, walk. If it doesn't, lift the feet a bit.
    """

  static let checkIn = """
    How is it now? Answer yourself truthfully, and take it down if you're in doubt.
    Checking on you. A sip, a bite, and shorter steps.
    How are things in there? If it's worse, walk.
    [hard] Your heart's at {hr}. Walk until it comes down.
    A question, and I want an answer: could you tell me your street and number? If not, stop.
    Did you eat something? If not, do it now.
    [hard] {hr} yet. That's too much. Walk, please.
    Anything odd, sickness, chills, pain in the chest? Then that's it for today.
    Don't race the clock for now. Walk to the next corner if you like.
    How's the head? Clear heads may jog. Muddled ones sit down.
    """

  static let recovered = """
    That's over, by the look of the numbers. Carry on gently.
    It's come right. Keep it modest for a bit.
    You're through it. Don't spend it all at once.
    There, that passed. They mostly do.
    The figures have settled. Easy does it from here.
    [heart] Heart's at {hr}. That's where I like it.
    {last_three} over three minutes. That's running.
    Out of the woods. No hurry to leave them far back.
    Right, that's mended. Small steps in pace from here.
    The bad patch is done. Have a sip on it.
    """

  static let positionFlapping = """
    The satellites come and go here. I'll stop telling you each time.
    Position's patchy. Take the distance with a pinch of salt.
    In and out, the signal. The clock's all right, the rest is rough.
    We keep dropping off the map. I'll only mention it now and then.
    Poor reception for satellites along here. Run by feel.
    The signal's flickering. I'll fill in what I can.
    """

  static let heartRateFlapping = """
    The strap comes and goes. Damp it a bit when you can.
    Your pulse drops in and out. I'll stop reporting each one.
    That strap has a loose contact. Push it down a touch.
    I only hear your heart now and then. Run by feel.
    The heart signal's patchy. Tighten the strap one notch at the end.
    In and out, the pulse. I'll use what I get.
    """

  static let splitPassed = """
    Split {split_number} went by with no signal. {distance} now.
    We passed number {split_number} back there, unseen. {distance} so far.
    Number {split_number} is done. I missed the line myself.
    While the signal was gone, split {split_number} came and went. {distance}.
    {distance} now. Number {split_number} was back where nobody could see.
    Number {split_number} slipped past us. It's in the book, roughly.
    """
}
