/// The words about stops, slow-downs and what comes of them, and about sensors that come and go.
extension RoastCoach {
  static let stopped = """
    You've stopped. No jokes. Are you all right?
    We have come to a halt. Is it a light, a lace, or are you hurt?
    Hey. You're not moving. Everything okay?
    Standing there. Tell me it's only the traffic.
    You stopped. If something hurts, that's reason enough, and I'm not joking.
    No steps from you. Dizzy? Then sit down, right there.
    That's a full stop. Take a breath and tell yourself what's going on.
    Stopped. Fix the shoe, drink the drink, or get some help. All three are allowed.
    I've put the jokes away. Are you well?
    You've parked. If it's your body talking, listen to it and not to me.
    """

  static let stillStopped = """
    That's a long stop. If you're unwell, call somebody now. I mean it.
    [standing] {stood} on the spot. Walk a little, or get help. Which is it?
    Long break. If it's bad, ask the next person. People are nicer than I am.
    If it's a cramp, walk it out. If it's your chest or your head, call for help.
    You can end it here. I won't say a word, and you know what that costs me.
    [standing] {stood} without a step. Sit, drink, and decide: walk, or ride home.
    You're cooling down. Jacket on, or start walking.
    Something sweet, some water, then a stroll. Or a taxi. Both are wins.
    No heroics. If you feel ill or faint, phone somebody.
    If this is a chat with a neighbour, say hello. If not, please get help.
    """

  static let resumed = """
    And we have motion. Gently. Your muscles have gone cold and bitter.
    Running. Don't chase what the clock took, it won't give it back.
    Welcome to the moving part. First minute soft.
    There you go. I was about to start a search party, a sarcastic one.
    You're off. Short steps until the legs remember their job.
    Movement detected. The pigeons had started to settle on you.
    On the road. Ease in, this isn't a getaway.
    Off we go. The stop is over, let it stay over.
    Feet on. No sprinting to make up for it, you're not in a film.
    That's running. Take a minute before you get ideas.
    """

  static let slowdown = """
    That's a lot of speed gone. Choice or trouble? Tell me which.
    [easing] {last_three} over three minutes. Are you being followed by a snail, or leading it?
    You've dropped right off. Hurt? Hungry? Or is the view that nice?
    Something's changed. Quick check: food, water, feet.
    [easing] The pace fell down the stairs. Anything broken?
    If it's a rest, fine, take it like you mean it. If not, short quick steps.
    [easing] {last_three}. I've seen queues move like this. What's up?
    Big drop. I'll skip the joke until I know you're well.
    Is it the legs or the head? Legs get sugar. Heads get a landmark to run to.
    That's a stroll with a number on it. On purpose?
    """

  static let checkIn = """
    Serious question. How are you now?
    Checking in, no jokes. Eat, sip, ease. Did you?
    How's it going in there? Worse means walk.
    [hard] Heart at {hr}. Walk. I'll be rude later.
    If you're shivering, queasy or seeing double, stop and get help.
    Have you had something sweet? If not, that's the next job.
    [hard] {hr}. Too high. Please walk until it falls.
    Is your head clear? Count back from twenty in threes. If that goes badly, sit down.
    The pace can go hang. How do you feel?
    Any pain in the chest? Then this is over and you call somebody.
    """

  static let recovered = """
    You're back. I'd got as far as a nice speech. Wasted.
    That passed. Keep it gentle, my nerves can't take a second one.
    All right, numbers are sane. I'm allowed to be rude from here on.
    Crisis over. Don't celebrate with a sprint.
    It's come good. I never doubted you. I doubted you for a few minutes.
    [heart] {hr}. There, a heart rate I can mock in peace.
    {last_three} over three minutes. You live.
    You're through it. Small sips, small steps, small talk.
    That's over. Normal service and normal insults resume.
    Mended. Take the next stretch as if it was made of glass.
    """

  static let positionFlapping = """
    The satellites keep ghosting us. I'll stop announcing every breakup.
    Position comes and goes, like my patience. Distance is rough here.
    In, out, in, out. I'm muting the satellites, not you.
    Signal's flaky. I'll mention it now and then, for drama.
    The map can't decide where you are. Just run.
    Patchy satellites. The time is right, the distance is a rumour.
    """

  static let heartRateFlapping = """
    Your strap has commitment issues. Wet it and push it down.
    Pulse in, pulse out. I'll stop reporting every flutter of the strap.
    The heart signal comes and goes. It's the strap. I hope it's the strap.
    I get your heartbeat in instalments. Tighten the thing.
    The strap's working part time. Run by feel.
    Loose strap. I'll use whatever it deigns to send.
    """

  static let splitPassed = """
    Split {split_number} went by in the radio silence. {distance} now. You're welcome.
    Number {split_number} happened while nobody was looking. {distance} so far.
    You ran past {split_number} and the satellites missed it. Typical.
    {distance} now. Split {split_number} is back there somewhere, unwitnessed.
    Split {split_number}: done, unseen, uncheered. {distance}.
    Missed the sign for {split_number}. You didn't. {distance} and counting.
    """
}
