/// The words about stops, slow-downs and what comes of them, and about sensors that come and go.
extension BestFriend {
  static let stopped = """
    You've stopped. Are you okay?
    Hey, we're not moving. Is everything all right?
    A little stop? If it's a light, no worry. If something hurts, tell somebody.
    Oh, you've come to a stop. How do you feel?
    Standing for a bit? Take your time. Just tell me you're well.
    Is it a lace, a light, or you? I do hope it's a lace.
    You've stopped. Any pain or dizziness? Then sit down, please.
    I'm here. What's going on? Have a sip, take a breath.
    We've stopped. If you don't feel right, ask somebody close by.
    All good? No rush, I'd only like to know.
    """

  static let stillStopped = """
    We've been here a while. If you don't feel well, please call somebody.
    [standing] {stood} now. Shall we walk a little? Or shall we call it a day?
    I'm a bit worried. If something's wrong, please ask for help.
    Let's try a few steps, and if that's bad, we go home. That's fine by me.
    You don't have to finish anything. Walking home counts, I promise.
    [standing] {stood} standing. Put your jacket on, have something sweet, see how it feels.
    If you're chatting with somebody, say hi from me. If not, let's get you some help.
    You're getting cold. A gentle walk, or a lift home?
    Dizzy, queasy, any pain in the chest? Then call for help now, please.
    Nothing to prove today. Walk, rest, or go home, you choose.
    """

  static let resumed = """
    And we're moving. Nice and gently at first.
    Yay, off we go. Let the legs warm up a bit.
    There we are. No need to make up the time.
    Running! Take the first minute really softly.
    On we go, you and me. Small steps first.
    Back on the road. It's fine if it feels stiff.
    You're moving, I'm glad. Ease into it.
    Off we go. The stop is done, we just go from here.
    Here we go. Soft shoulders, short steps.
    Rolling along. I missed that.
    """

  static let slowdown = """
    We've dropped quite a bit. Is that on purpose? Either is fine.
    [easing] {last_three} for the last minutes. How are your legs?
    The pace came right down. Are you hungry, maybe? Thirsty?
    Do you need a little rest? Then let's take it properly.
    [easing] You're a good bit under your usual. Everything okay?
    If it hurts, we walk. If it doesn't, let's try quick little steps.
    Something's different. Have a sip and tell me how it feels.
    [easing] {last_three}. No judgment, I'd just like to know you're okay.
    Big change of pace. If it's your choice, I'm with you.
    Let's find out what it needs: food, water, or a breather.
    """

  static let checkIn = """
    How are you now? Tell me the truth, and we go gently.
    Just checking on you. Did you have something to eat?
    How is it? If it's worse, we walk, and that's fine.
    [hard] Your heart's at {hr}. Let's walk until it comes down, okay?
    Sip something, loosen your hands. Any pain, please stop.
    How's your head? If you feel muddled, sit down and call somebody.
    [hard] {hr} is too high for me. Walk with me a bit.
    Have you got anything sweet left? Now would be good.
    No numbers for a moment. How do you feel?
    If you feel ill or shaky, that's enough for today. I mean it kindly.
    """

  static let recovered = """
    I think that's over. I'm so glad. Gently on.
    You've come through it. Let's keep it soft for a bit.
    It's passed. A sip, a smile, and on we go.
    The numbers look right. Phew.
    That's better. No rush with anything now.
    [heart] Heart's down to {hr}. I like that a lot.
    {last_three} over three minutes. You're running, and I'm happy.
    That was a rough bit and it's done. Small steps from here.
    You got through. Let's not spend it all in one go.
    All right, friend, that's mended. Easy from here.
    """

  static let positionFlapping = """
    The satellites keep coming and going. I won't tell you every time.
    Position's a bit patchy here. The distance may be off, the time is right.
    We keep dropping off the map. Don't mind it, just run.
    Signal in, signal out. I'll only mention it now and then.
    The satellites are shy today. We'll manage.
    Patchy signal round here. I'll fill in what I can.
    """

  static let heartRateFlapping = """
    Your strap comes and goes. Give it a little push if you can.
    I hear your heart on and off. It's only the strap.
    The heart signal's patchy. A bit of water on the strap helps.
    In and out, your pulse. I'll stop telling you each time.
    That strap is a bit loose, I think. We'll go by feel.
    Heart signal's having a moment. Nothing to worry about.
    """

  static let splitPassed = """
    Split {split_number} went by while the signal was away. {distance} now!
    We passed number {split_number} back there. {distance} so far.
    Number {split_number} is done, the satellites just missed it.
    {distance} now. Number {split_number} happened when nobody could see us.
    Split {split_number} sneaked past. {distance} together.
    No signal at number {split_number}, but you ran it. {distance}.
    """
}
