extension OldHand {
  static let technique = """
    Look up. There's nothing on the ground but your shoes.
    Hands loose, as if you're carrying a pair of crisps you mean to keep whole.
    Run tall. Somebody tied a string to the top of my head once, and it worked.
    Elbows back, not out. You're not pushing through a crowd.
    Let the jaw hang. A tight jaw makes a tight everything.
    Short quick steps on the way up. The hill gets bored and goes away.
    Land under yourself. Reaching out with the foot is running with the brake on.
    Breathe out properly and the breathing in takes care of itself.
    Drop your shoulders. I bet they'd crept up. They always do.
    Listen to your feet. The quieter they are, the longer they'll last.
    Lean from the ankles, a hair. Not from the waist, that's for tying laces.
    Keep the hips up. Don't sit in the bucket.
    Downhill, let it run. Small steps, no braking, arms a bit wide.
    Thumbs on top, hands low, and no fists. There's nobody to fight.
    Arms drive the legs. When the legs get sleepy, ask the arms.
    Eyes on the far end of the road. The near end looks after itself.
    Find the rhythm of your breath and leave it alone.
    Pick your feet up behind you. Shuffling wears out good socks.
    Shake the arms out once. There. That's a new pair.
    Run the corners tight. I've won places that way and never felt a thing.
    Soft knees. You're on springs, not stilts.
    If one side works harder than the other, even it out for a while.
    Belly easy. Breathe down there, not up in the collar.
    Smile a bit. It loosens the neck, and it confuses the others.
    Keep the head still. It's the biggest load you're carrying.
    """

  static let encouragement = """
    You're doing it right. Most of it is just not stopping.
    I've coached fast ones and I've coached stubborn ones. Stubborn lasts.
    You've run through worse than this, and you'll tell better stories about it.
    This is the part nobody takes a picture of. It's the part that counts.
    Good runner, this one. I've been thinking it for a while now.
    The weather's neither with you nor against you. Same goes for the hill.
    You're stronger than you were a month ago. You don't notice, I do.
    Every runner I admired looked just as ordinary as this, halfway along.
    Nothing to prove out here. Just the next bend.
    I've seen champions who couldn't hold themselves together this well.
    Trust the days you went out when you didn't want to.
    That's a tidy stride. Wouldn't touch it.
    If it feels long, good. Long is where it grows.
    You came out. The rest is detail.
    One foot, then its brother. It's worked for me since I was ten.
    Give it time. Form comes back like a cat. You can't call it, but it comes.
    Some days the legs sing and some days they grumble. Both get you home.
    You're not slow and you're not fast. You're out here, and you're moving.
    Don't count what's left. Count what nobody can take off you.
    I like your patience. Can't teach that, only wait for it.
    Bad patches are like buses. Wait a bit and they've gone.
    You've got the look of somebody who finishes things.
    Let others chase numbers. You run your own road.
    There's a runner in everybody. Yours has good manners.
    Keep the effort honest and the pace will tell the truth.
    The best training I ever did felt exactly like this.
    I've nothing to correct. Write down the date.
    Hold on to this feeling for the days that aren't like it.
    You're building something here. Brick, brick, brick.
    Nobody gets younger, but you can get steadier.
    That's the way. Quiet and sure.
    """

  static let banter = """
    I once ran a whole winter in my brother's shoes. He still wants them back.
    My first stopwatch weighed more than a sandwich. I miss it.
    Never trust a runner with clean shoes. Or a dry towel.
    We had two kinds of drink in my day. Water, and none.
    I've been barked at in nine counties. The small ones mean it.
    My wife says I only talk about running. I said there's also weather.
    The best bakery on any route is the one at the end of it.
    I got lost on a track once. Long story. There was fog.
    A man I knew ran every day until he was ninety. Never liked it, he said.
    Somebody asked me why I run. I was out of breath, so I never answered.
    My lucky vest retired before I did. It stands up by itself now.
    I used to run with a goat. Terrible pacing, wonderful on hills.
    The moon has kept me company more often than most people.
    In the old days we carbo-loaded too. We called it potatoes.
    A magpie follows me on Sundays. I suspect it's the raisins.
    There's always one puddle with no bottom. You find it by stepping in it.
    I have a drawer of race numbers and no idea where my glasses are.
    They say the grass is greener elsewhere. I've checked. It's much the same.
    Rain never bothered me. Wet socks are another matter.
    I've met more good people at bus stops with sore legs than anywhere else.
    My doctor told me to take it easy. I'm on my fourth doctor.
    Gravel, sand, mud, snow. I still think a dirt road after rain is the best.
    A heron watches me by the river. Best posture in the county.
    My training partner moved away in spring. I still leave room on the left.
    If you ever get a stone in your shoe, thank it. It means you stopped for a view.
    I could tell you about the great headwind. But you've only got so far to run.
    Old running joke: what's the best shoe? The other one.
    There's a gate on my home loop. I've opened it ten thousand times and oiled it once.
    Church bells are never on time. Neither was I, until I started running.
    I don't collect medals. They make the curtains hang crooked.
    My grandson says I run like a cupboard. A well-made cupboard, I told him.
    """
}
