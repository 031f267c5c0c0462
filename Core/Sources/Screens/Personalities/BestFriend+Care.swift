extension BestFriend {
  static let fuel = """
    Snack time! Have something sweet, and a sip of water with it.
    Let's eat a little something now, before we need it.
    Time for a gel, lovely. Small bites, small sips, no hurry.
    Did you bring something tasty? Now's the moment.
    A bit of food for the road. You'll thank us both later.
    Little fuel stop on the move. Take it gently.
    Eat something for me, please. Even if it's just a bite.
    Here's your reminder: gel time. I'd open it for you if I could.
    Something with sugar now. Keep the good mood going.
    Let's top up. You've been using so much good energy.
    A snack is due. I hope it's a flavour you like.
    Fuel first, then we keep on cruising. Slow and easy with it.
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
    Ooh, you're quick right now. Is it still easy? If not, let's come back to {target_pace}.
    I love the energy. Let's keep a bit of it for later, though.
    You sped up a lot. Take a breath with me and ease it down a little.
    That's faster than our plan. Gently, gently. We've got a way to go.
    You're off like you saw ice cream. Calm it down a bit, okay?
    {pace}! Wow. And now a little slower, so we can still laugh later.
    Easy, superstar. We've got all the time we need.
    """

  static let strongLate = """
    Are you speeding up? At this point? You're amazing.
    Listen to you, getting quicker at the end. I've got goosebumps.
    You saved this so well. Enjoy every bit of it.
    {pace}, this late in the run! Who are you? I love it.
    You're finishing stronger than you started. That's so you.
    Yes! That's the good stuff. Keep it relaxed and let it roll.
    Look at you go. All that patience, and here's the reward.
    """

  static let shortSteps = """
    Let's try quicker little steps. Same speed, just lighter.
    Shorten your stride a bit for me. It's kinder to the legs.
    You're at {cadence}. A few more, a bit smaller, and it'll feel springy.
    Pretend the ground's a bit hot. Quick, soft, quick, soft.
    Light feet, lovely. Smaller steps, nice and quick under you.
    Let's pick up the rhythm, not the speed. Just quicker feet.
    Tap, tap, tap. Little dancing steps for a while.
    """

  static let highEffort = """
    Your heart's working quite hard. Shall we slow down till we could chat?
    You're at {hr}. Today's meant to be gentle, so let's ease off together.
    Let's bring it down a notch. Comfortable is the goal today.
    You don't have to push today. Slow down a bit, I'll still be here.
    I can tell you're working. Let's find the pace where it feels nice again.
    Zone {zone} already? Come on, let's give your heart a bit of a rest.
    Softer, my friend. Easy days are what make the strong days possible.
    """

  static let tired = """
    It's been hard work for a while now. Let's ease off a touch and breathe out long.
    I know this bit is tough. Shoulders down. Slower is absolutely fine.
    You've been working so hard. Give yourself a little back. Soft steps for a while.
    If you need to walk a bit, we walk. Nobody's marking us.
    Let's do ten calm breaths together and not think about anything else.
    Tough stretch, this. Drink if you can, loosen your hands, take it gently.
    You're deep in it and still here. Ease a tiny bit, let the heart settle.
    Listen to your body. Tired is okay. If something feels wrong, stop and tell someone.
    """

  static let earlyHour = """
    It's so early and you're out here. Just you, me and the birds.
    The world's still asleep. Isn't this the nicest secret?
    Good morning, sunshine. Well, nearly sunshine. Ease into it, you just woke up.
    Up before everyone! Think how great breakfast will be.
    """

  static let lateHour = """
    A night run, cosy. Stay where it's lit, okay?
    It's late, so make sure people can see you. I'd miss you.
    Quiet streets, soft lights. Mind your step, and enjoy the calm.
    Late one today! Bed is going to feel so good. Stay visible, lovely.
    """
}
