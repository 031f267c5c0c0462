/// The words about stops, slow-downs and what comes of them, and about sensors that come and go.
extension ZenGuide {
  static let stopped = """
    You have stopped. Are you well?
    The feet are at rest. Is it by choice?
    A pause. If something hurts, attend to it.
    You are standing. Breathe, and notice how you feel.
    No step now. Is it the road, or the body?
    You have stopped. If you are dizzy, sit down.
    Let the breath settle. Is anything wrong?
    A halt. Look after yourself first.
    You stand. If you need help, ask somebody near you.
    Here we are, not moving. Tell me all is well.
    """

  static let stillStopped = """
    A long stop. If you are unwell, please call somebody.
    [standing] {stood} in one place. Walk a little, or go home. Both are good.
    If there is pain, let the run end here.
    Take a sip, something sweet, a few slow steps. Then see.
    You owe this run nothing.
    [standing] {stood}. Keep warm. Move gently, or ask for help.
    If the chest hurts or the head swims, call for help now.
    To go home is also a path. It may be today's.
    If you wait for a friend, wait in peace. If not, take care of yourself.
    The body is speaking. Do what it asks.
    """

  static let resumed = """
    You run. Begin softly.
    Step by step into it.
    Moving. Leave the stop where it was.
    The road goes on, and so do you.
    Gently. The legs have cooled.
    Walk into the run, then run into it.
    Nothing needs to be made up.
    The first minute is for waking.
    You are on your path. No haste.
    Breathe out, and let the pace come.
    """

  static let slowdown = """
    The pace has dropped. Is it your wish?
    [easing] {last_three} for three minutes. What do the legs say?
    Something has changed. Notice what.
    If you need rest, rest fully. If not, let the feet be light.
    [easing] You are far below your usual pace. Is all well?
    Food, water, or only a pause? Find out before you push.
    If it hurts, walk. There is no rush.
    [easing] {last_three}. Shorten the step and listen.
    The run has another face now. Meet it as it is.
    You have let go of speed. By choice, that is fine. If not, ask why.
    """

  static let checkIn = """
    How is it now? Answer simply.
    Notice the body. If it is worse, walk.
    Have you eaten? If not, do it now.
    [hard] The heart beats at {hr}. Walk until it falls.
    If you feel ill, cold or confused, stop and ask for help.
    A sip. A long breath out. Then decide.
    [hard] {hr}. That is too much. Please walk.
    No pace matters at this moment. You do.
    Any pain in the chest ends the run. Be kind to yourself.
    Listen once more. What is needed?
    """

  static let recovered = """
    It has passed. Go gently.
    That is over. Keep the effort small.
    You have come through.
    The numbers have settled. Let them.
    Like weather, it moved on.
    [heart] The heart is at {hr}. Good.
    {last_three} over three minutes. You are running.
    The bad moment is gone. There is no need to test it.
    It is well. Soft steps from here.
    What was hard has let go.
    """

  static let positionFlapping = """
    The satellites come and go. I will not name each time.
    The signal flickers. The distance is a guess here, the time is not.
    Position is uncertain along here. Your feet are not.
    We drift on and off the map. Let it be.
    The map blinks. Run by feel.
    A weak sky for signals. I will fill in what I can.
    """

  static let heartRateFlapping = """
    The strap comes and goes. Press it down a little.
    I hear the heart now and then. That is the strap.
    The heart signal flickers. Trust the breath.
    The pulse reaches me in pieces. Go by feel.
    A loose strap. I will not name each gap.
    The heart beats on, the signal does not.
    """

  static let splitPassed = """
    Split {split_number} passed unseen. {distance} now.
    You went by number {split_number} where no signal was. {distance}.
    Number {split_number} is done. Nobody saw it but you.
    {distance} now. Split {split_number} lies in the gap.
    Split {split_number} went by in silence. {distance}.
    Number {split_number} came and went. {distance} so far.
    """
}
