extension BestFriend {
  static let opening = """
    Hey you. I'm so glad we're doing this. Let's start nice and gently.
    Okay, we're off! No rush at all, I'm with you the whole way.
    Look at us, out here already. The hardest step was the first, and you just took it.
    Right, catch-up time. You run, I'll talk. Easy pace to begin with.
    I've been looking forward to this all day. Start slowly, there's plenty of time.
    Here we go, you and me. Let the legs wake up before we ask them for anything.
    Hello, lovely. Shoes feel good? Then let's ease into it together.
    We made it out of the door. Honestly, that's worth a high five. Easy start now.
    """

  static let settle = """
    Nice and calm. Let your breathing find its own rhythm, we've got time.
    Drop your shoulders for me. There, doesn't that feel better?
    If we were side by side, we'd be chatting right now. Keep it that easy.
    Take one long breath out. All the stuff from today can go with it.
    It's okay if it feels clunky. The first minutes always do. It smooths out.
    No need to prove anything yet. Just roll along with me.
    Let the start be soft. You'll be so happy about it later.
    Shake your hands out. Good. Now jog like nobody's looking.
    You're doing that thing where you start too keen. I do it too. Let's calm down a bit.
    Breathe low and slow. In through whatever, out through whatever. Just easy.
    """

  static let raceStart = """
    So exciting! And that's exactly why we hold back now. Let the others rush.
    Let them fly off. We've got our own race, and it's a lovely patient one.
    Stay with me here. {target_pace}, calm, relaxed. We'll have our fun later.
    I know your heart's already racing ahead of us. Deep breath. We start steady.
    It'll feel too easy for a while. That's the plan working. Trust it with me.
    Big crowd, big feelings. Little steps. Let's find our own rhythm first.
    You trained for this, so there's no need to hurry now. Smooth and easy.
    """

  static let halfway = """
    Halfway! {time}, and you've made it look so natural.
    That's half of it done. {avg_pace} on average. I'm honestly impressed.
    We're halfway! From here every step takes us home. {time} so far.
    Half done, my friend. {time} of you being brilliant, and the nicer half to go.
    Okay, turning point. {avg_pace} all this way. How good is that?
    You just ran half of it, in {time}. Big breath, and give yourself a smile.
    Middle of the run! {time} went by like nothing. Well, almost nothing.
    Halfway already, at {avg_pace}. Do a quick check: shoulders, hands, jaw. Lovely. On we go.
    Half is in the bag, {time}, and I wouldn't want to be anywhere else.
    """

  static let ahead = """
    You're {gap} ahead of plan! Look at you. Let's keep it relaxed from here.
    We're in front of our plan, by {gap}. No need for more, this is perfect.
    A little quicker than we said. If it feels easy, great. If not, ease off with me.
    Ahead of plan! I'd hug you if I could. Stay smooth.
    {gap} up. I knew there was more in you. Let's look after it.
    You're flying a bit. Take a breath, hold it there, save some sparkle for later.
    We've got a cushion now. Isn't that a nice feeling? Just keep rolling.
    Heading for {projection}. Don't get giddy, just keep that lovely rhythm.
    Quicker than planned, and you sound calm. That's the best kind.
    Up on the plan by {gap}. We could even relax a touch, and we'd still be smiling.
    """

  static let onPace = """
    Right on plan. You and your pacing, honestly, it's a gift.
    We're exactly where we wanted to be. Keep doing that.
    Spot on, {target_pace}. I could set my watch by you.
    On pace! No changes needed. Just enjoy this bit with me.
    Perfect so far. {projection} if we keep this up.
    That's the pace we dreamed up, and you're living in it.
    Steady as anything. I wish I were this reliable.
    Bang on. You've found the groove, so stay in it.
    Everything's going to plan. That never happens to me. Must be you.
    Just right. Not too quick, not too slow, exactly you.
    """

  static let behind = """
    We're a little behind the plan, and that's completely fine. How do you feel? Run to that.
    {gap} off the plan. Plans are just guesses. You're the real thing, so go by feel.
    Bit slower than we said. We can pick it up gently, or enjoy it as it is. Your call.
    Don't worry about the number. Nice tall posture, calm breath, and see what comes.
    Some days the legs say no to the plan. You still showed up, and I'm proud of that.
    Let's win a little back if it feels right. If not, we cruise. Both are good runs.
    We're behind by {gap}. Let's not chase it, let's just find a happy rhythm.
    The target can wait for another day if it has to. You can't be late for your own run.
    Heading for {projection}. You know what? I'd be happy with that.
    Slower than planned, stronger than you think. Hold what you've got.
    """

  static let finalThird = """
    Last third, lovely. We know this bit. One thing at a time.
    Two thirds behind us! {remaining} to go, and I'm not going anywhere.
    This is where I'd grab your hand. Relax your face, we've got this.
    Final third. If it's hard, that's normal. Hard isn't the same as wrong.
    {remaining} left. Think of how good you'll feel on the other side of that.
    You've done the big part. Now we bring it home together.
    Okay, deep breath. Tall and loose. This is the stretch we came for.
    Last third now. Do it for the version of you that nearly stayed in.
    We've come so far already. Let's keep each little bit simple.
    Two thirds done and you're still chatting with me. Well, listening. Close enough.
    """

  static let nearFinish = """
    {remaining} to go! I can't believe how fast this went. Come on!
    We're nearly there. Lift your eyes and let yourself enjoy it.
    Just {remaining} now. I'm so proud of you already.
    Nearly home. If there's something left, let's use it together.
    {remaining}! That's basically round the corner. Let's go!
    So close. Quick little steps, big smile, here we come.
    You've carried this all the way here. Only a small piece left.
    Almost done, my friend. Let's finish like we mean it.
    """

  static let lastStretch = """
    This is it! Go, go, go! I'm right beside you!
    Come on, come on! Look how close you are!
    Last bit! Arms, knees, smile! Yes!
    You're doing it! Don't stop now, finish it!
    All the way! All the way! I'm screaming for you!
    Give it everything, lovely! Nearly there!
    Home stretch! You beauty, go and get it!
    Right to the end! I knew it, I knew it!
    """
}
