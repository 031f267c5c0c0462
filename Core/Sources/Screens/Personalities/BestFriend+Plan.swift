extension BestFriend {
  static let opening = """
    Hey you. I'm so glad we're doing this. Let's start nice and gently.
    Okay, we're off! No rush at all, I'm with you the whole way.
    Look at us, out here already. The hardest step was the first, and you just took it.
    Right, catch-up time. You run, I'll talk. Easy pace to begin with.
    I've been looking forward to this all week. Start slowly, there's plenty of time.
    Here we go, you and me. Let the legs wake up before we ask them for anything.
    Hello, friend. Shoes feel good? Then let's ease into it together.
    You got dressed and you came. That's worth a high five. Easy start now.
    Off we trot! Begin a notch below what you want. Future you says thanks.
    """

  static let settle = """
    Let your breathing find its own rhythm, we've got time.
    Drop your shoulders for me. There, doesn't that feel better?
    If we were side by side, we'd be chatting right now. Keep it that easy.
    Take one long breath out. All the stuff from today can go with it.
    It's okay if it feels clunky. The first minutes often do.
    No need to prove anything yet. Just roll along with me.
    Let the start be soft. You'll be so happy about it later.
    Shake your hands out. Good. Now jog like nobody's looking.
    Can you say a whole sentence out loud? Try it on a tree. If not, ease off.
    Breathe low and slow. In through whatever, out through whatever. Just easy.
    I always want to rush the start. Help me keep it easy.
    """

  static let raceStart = """
    So exciting! And that's exactly why we hold back now. If others rush, let them.
    Let them fly off. We've got our own race, and it starts slowly.
    Stay with me here. {target_pace}, and not a step more. We'll have our fun later.
    Heart racing already? Deep breath. We start on the easy side.
    It'll feel too easy for a while. That's the plan working. Trust it with me.
    Big day, big feelings. Little steps. Let's find our own rhythm first.
    You trained for this, so there's no need to hurry now.
    {target_pace} may feel slow for now. Let it feel slow.
    """

  static let halfway = """
    Halfway! {time} so far. Big breath, and a smile if you've got one.
    That's half of it done. {avg_pace} on average.
    We're halfway, in {half_time}. From here there's less left than we've done.
    Half done, my friend. {half_time} for the first bit, and now the nicer half.
    Okay, turning point. {avg_pace} all this way. Shoulders, hands, jaw. On we go.
    Half of it in {half_time}. Heading for about {finish}.
    Middle of the run! {half_time}. I'd cut a cake, but you're busy.
    Halfway at {avg_pace}. On course for {finish_range}, if it goes on like this.
    Half is in the bag, {half_time}, and I wouldn't want to be anywhere else.
    {half_time} at the halfway mark. How are we feeling? Run to that.
    [fine] Halfway, {half_time}, and you're doing this so well.
    [steady] Half done. {avg_pace}, and steady with it. I'm impressed.
    [on_plan] Halfway, and right on plan. {half_time}. Let's do that once more.
    [tired] Half done. It's getting harder, I know. {half_time} is behind you for good.
    """

  static let ahead = """
    [ahead] {lead} up on the plan. No need for more.
    [ahead] We're {lead} ahead. Let's look after it.
    [ahead] {lead} in our pocket. Heading for about {finish}.
    [ahead] Ahead by {lead}, and the last three minutes went at {last_three}.
    [ahead] {lead} to the good. If it's easy, great. If not, give a bit back.
    [ahead] That's a cushion of {lead}. Let's not sit on it yet.
    [ahead] {lead} quicker than planned. Around {finish}, if this goes on.
    [ahead] {lead} up. I'd put that in a jar and leave it there.
    [ahead gaining] {lead} up and adding to it. Save some sparkle for later.
    [ahead gaining] {lead} in hand, {last_three} lately. Ease off a touch, it'll keep.
    [cushion_shrinks] {lead} up, but the last three minutes were {last_three}. Quick feet for a bit?
    [cushion_shrinks] We've got {lead} in hand and we're spending it. Small steps, light arms.
    [cushion_shrinks] {lead} of cushion left. The plan's {target_pace}, lately it's {last_three}.
    [cushion_shrinks] Some of the cushion is going. {lead} left, so no panic, just a nudge.
    Last three minutes at {last_three}. The plan asks for {target_pace}.
    {avg_pace} for the whole run so far. How's it feeling?
    Right now we're heading for {finish}. Give or take a bit.
    Plan check! {avg_pace} overall, {target_pace} wanted.
    On course for {finish_range}. Breathe out and carry on.
    {last_three} lately, {avg_pace} all told. Run by feel and see.
    {avg_pace} so far, {last_three} just now. Relax your hands either way.
    """

  static let onPace = """
    [on_plan] Right on plan, with {last_three} for the last three minutes.
    [on_plan] We're exactly where we wanted to be. {avg_pace}.
    [on_plan] Spot on, {target_pace}. I could set my watch by you.
    [on_plan] On plan! Nothing to fix. Just enjoy this bit with me.
    [on_plan] Heading for {finish}, just as we said.
    [on_plan] {target_pace} was the dream, and {last_three} is the day. Close enough to hug.
    [on_plan] Bang on. You've found the groove, so stay in it.
    [on_plan] Everything's going to plan. That never happens to me. Must be you.
    [gaining] {last_three} lately, for a plan of {target_pace}. A little less, and it's spot on.
    [gaining] The last three minutes ran a bit hot: {last_three}. Easy, superstar.
    [losing] The last three minutes were {last_three}. Little quick steps, and we're back at it.
    [losing] Slipped to {last_three} just now. The plan's {target_pace}. No rush, just a nudge.
    {avg_pace} overall, and {target_pace} on the plan.
    Last three minutes: {last_three}. The plan says {target_pace}.
    We're heading for about {finish} right now.
    {avg_pace} so far. Check your shoulders, then carry on.
    On course for {finish_range}. Not bad for a chat with legs.
    {last_three} for the last three. How does that feel?
    """

  static let behind = """
    [behind within_reach] {lead} behind the plan, and that's fine. How do you feel? Run to that.
    [behind within_reach] {lead} off the plan. Plans are guesses. You're the real thing.
    [behind within_reach] We're {lead} down. Pick it up gently, or enjoy it as it is. Your call.
    [behind within_reach] {lead} to find. Tall posture, long breath, and see what comes.
    [behind within_reach] {lead} behind. Heading for {finish}. You know what? I'd take that.
    [behind within_reach] Behind by {lead}. No chasing, just a happy rhythm.
    [behind within_reach] {lead} slower than planned. Legs first, numbers second.
    [behind within_reach] We owe the plan {lead}. It doesn't charge interest.
    [behind losing within_reach] {lead} down, and {last_three} lately. Smaller steps for a minute?
    [behind losing within_reach] {lead} behind, with {last_three} just now. If it's one of those days, I'm in.
    [catching_up within_reach] {lead} down, and you're winning it back. {last_three} just now!
    [catching_up within_reach] Behind by {lead}, but {last_three} lately. It's coming, no need to force it.
    [catching_up within_reach] The gap's shrinking. {lead} to go, nice and easy.
    [catching_up within_reach] {lead} left to find, and the last three minutes helped. Keep breathing.
    {avg_pace} so far, {target_pace} on the plan. You're allowed to be both.
    Last three minutes at {last_three}. Tell the legs I said hi.
    On course for about {finish}. Whatever it says, I'm glad we came.
    The plan says {target_pace}. The last three minutes say {last_three}.
    Heading for {finish_range}. Good days and hard days both count.
    {last_three} lately. Loosen up and see where it goes.
    You can't be late for your own run. {avg_pace} so far.
    [far_behind] {lead} behind the plan. Let it go, and run this one for us.
    [far_behind] The plan has left without us, by {lead}. I like it here anyway.
    [far_behind] That plan was for another day. {avg_pace} so far, and I'm happy to be out with you.
    [far_behind] No chasing today. Pick a pace that feels kind, and stay in it.
    [far_behind] Forget the gap. {last_three} lately. Is that easy? Then that's our pace.
    """

  static let finalThird = """
    [third_left] Last third, friend. We know this bit. One thing at a time.
    [third_left] Two thirds done! {remaining} to go, and I'm not going anywhere.
    [third_left] Final third. If it's hard, that's normal. Hard isn't the same as wrong.
    [third_left] The big part's done. Now we bring it home together.
    [third_left fine] Two thirds gone and you're doing great. {remaining} left.
    {remaining} left. Think of how good you'll feel on the other side of that.
    This is where I'd grab your hand. Relax your face, we've got this.
    {remaining} to go. Okay, deep breath. Tall and loose.
    {remaining}. Do it for the version of you that nearly stayed in.
    {avg_pace} so far, and {remaining} to go. Keep each little bit simple.
    {remaining} to run. Heading for about {finish}.
    {time} done, {remaining} left. Pick something up the road and run to it.
    """

  static let nearFinish = """
    {remaining} to go! Come on, you!
    {remaining}. Lift your eyes and let yourself enjoy it.
    Just {remaining} now. I'm so proud of you already.
    {remaining} left. If there's something in there, let's use it together.
    {remaining}! I can smell the finish. Okay, I can't. You can!
    {remaining}. Quick little steps, big smile, here we come.
    You've carried this all the way here. Only {remaining} left.
    {remaining}, my friend. Let's finish like we mean it.
    {remaining}, and it'll say about {finish}. Shall we?
    [ahead] {remaining}, and {lead} up. Go and collect it!
    [behind within_reach] {remaining}. {lead} behind, so give it a little push if you like.
    [far_behind] {remaining} to go, and the plan doesn't matter now. Enjoy this bit.
    """

  static let lastStretch = """
    This is it! Go, go, go! I'm right beside you!
    Come on, come on! Look how close you are!
    Last bit! Arms, knees, smile! Yes!
    Right across the line, finish it!
    All the way! All the way! I'm screaming for you!
    Give it what you've got! Nearly there!
    Go and get it, you beauty!
    Right to the end! I'm jumping up and down here!
    Eyes on the line! You've got this!
    """
}
