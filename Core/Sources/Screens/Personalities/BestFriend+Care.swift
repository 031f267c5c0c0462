extension BestFriend {
  static let fuel = """
    Snack time! Have something sweet, and a sip of water with it.
    Let's eat a little something now, before we need it.
    Time for a gel, friend. Small bites, small sips, no hurry.
    Did you bring something tasty? Now's the moment.
    A bit of food for the road. You'll thank us both later.
    Little fuel stop on the move. Take it gently.
    Eat something for me, please. A bite will do, if that's all you fancy.
    Here's your reminder: gel time. I'd open it for you if I could.
    Something with sugar now. The last bit of this run runs on it.
    Let's top up. Legs are cheerful when they're fed.
    A snack is due. I hope it's a flavor you like.
    Fuel first, then we keep on rolling. Slow and easy with it.
    One portion for you, my friend. Chew, sip, smile.
    """

  static let drink = """
    Thirsty? Have a few sips if you've got something with you.
    Little drink if you'd like one. No need to force it.
    If you see water, have a sip with me.
    How's the mouth? If it's dry, drink a little.
    Drink when you feel like it. Now would be a nice time.
    A few small sips, and then we roll on.
    Check in with your thirst. It usually knows what it wants.
    Water break on the move. Slow for a step or two if that's easier.
    If you're sipping, I'm cheering. If you're not thirsty, that's fine too.
    """

  static let surge = """
    [gaining] Ooh, {last_three} lately. Is it easy? If not, let's come back to {target_pace}.
    [gaining] That's quicker than our plan. Gently, gently.
    [gaining] You're off like you saw ice cream. Bring it down a bit, okay?
    [gaining early] Easy, superstar. We've got lots of this left to enjoy.
    I love the energy. Let's keep a bit of it for later, though.
    {last_three} over the last three minutes. The plan's {target_pace}.
    Take a breath with me and ease it down a little.
    A bit brisk for the plan. Let it settle, so we can laugh later too.
    How does {last_three} feel? If you couldn't chat, take a little off.
    """

  static let strongLate = """
    [quicker] Are you speeding up? At this point? You're amazing.
    [quicker] {last_three}, this late in the run! Who are you? I love it.
    [quicker] Quicker now than before. I've got goosebumps, and no skin.
    [quicker gaining] You kept some for the end. Enjoy every bit of it.
    {last_three} for the last three minutes. Keep the hands loose.
    The end's getting closer. Light feet, big breath.
    {last_three} lately. If it feels good, let it roll.
    Shoulders low, and let the legs have some fun.
    """

  static let shortSteps = """
    Let's try quick little steps. Your speed stays, they just get lighter.
    Shorten your stride a bit for me. It's kinder to the legs.
    You're at {cadence}. A few more, a bit smaller, and it'll feel springy.
    Pretend the ground's a bit hot. Quick, soft, quick, soft.
    Light feet, friend. Small steps, nice and quick under you.
    Let's pick up the rhythm, not the speed. Just busier feet.
    Tap, tap, tap. Little dancing steps for a while.
    {cadence} right now. Let's sneak in a few extra, really small ones.
    """

  static let highEffort = """
    [hard] Your heart's working hard. Shall we slow down till we could chat?
    [hard] {hr} is a lot. If today's meant to be easy, let's ease off together.
    [heart] {hr}, zone {zone}. Is that what you had in mind today?
    Let's bring it down a notch, unless you meant it.
    You don't have to push today. Slow down a bit, I'm coming with you.
    Let's find the pace where you could tell me a story.
    Zone {zone} already? Come on, let's give your heart a bit of a rest.
    Softer, my friend. Easy days are what make the big days possible.
    """

  static let tired = """
    [tired] It's been hard work for a while now. Let's ease off a touch and breathe out long.
    [tired] This bit is tough. Shoulders down. Going slower is absolutely fine.
    [hard] {hr} on the heart. Give yourself a little back. Soft steps for a while.
    If you need to walk a bit, we walk. Nobody's marking us.
    Let's do ten slow breaths together and not think about anything else.
    Drink if you can, loosen your hands, take it gently.
    Your heart's been up there for a bit. Ease off and let it settle.
    Listen to your body. If something feels wrong, stop and tell someone.
    """

  static let earlyHour = """
    It's so early and you're out here. Just you, me and the birds.
    This early? Isn't it the nicest secret?
    Good morning, sunshine. Ease into it, you just woke up.
    Up at this hour! Think how great breakfast will be.
    Early bird! Give the legs a few extra minutes. They're not awake yet.
    """

  static let lateHour = """
    A night run, cozy. Stay where it's lit, okay?
    It's late, so make sure people can see you. I'd miss you.
    Late one today! Mind your step, and keep to the lights.
    At this hour, bed is going to feel so good. Stay visible, friend.
    Night owl! Lights on, ears open, easy on the corners.
    """
}
