extension OldHand {
  static let technique = """
    Look up. There's nothing on the ground but your shoes.
    Hands loose, as if each of them held a wren's egg.
    Run tall. Somebody tied a string to the top of my head once, and it worked.
    Elbows straight back. You're rowing a boat nobody can see.
    Let the jaw hang. A tight jaw makes a tight everything.
    Land under yourself. Reaching out with the foot is running with the brake on.
    Breathe out properly and the breathing in takes care of itself.
    Drop your shoulders. I bet they'd crept up. They always do.
    Listen to your feet. The quieter they land, the longer they'll last.
    Lean from the ankles, a hair. Not from the waist, that's for tying laces.
    Keep the hips up. Don't sit in the bucket.
    Thumbs on top, hands low, and no fists. There's nobody to fight.
    Arms drive the legs. When the legs get sleepy, ask the arms.
    Eyes on the far end of the road. The near end looks after itself.
    Find the rhythm of your breath and leave it be.
    Lift your heels. Shuffling wears out good socks.
    Shake the arms out once. There. That's a new pair.
    Run the corners tight. I've won places that way and never felt a thing.
    Soft knees. You're on springs, not stilts.
    Belly easy. Breathe down there, not up in the collar.
    Smile a bit. It loosens the neck, and it confuses the others.
    Quiet head. It's the biggest load you're carrying.
    Unhook the shoulders from the ears. They weren't made to touch.
    Small steps, often. Nobody ever tripped over a short stride.
    [uphill] Short quick steps on the way up. The hill gets bored and goes away.
    [uphill] Uphill. Lean into it from the ankles and look at the top, once.
    [uphill] Climb it by effort. The watch doesn't know about the hill.
    [uphill] Arms low and busy. They pull you up, if you let them.
    [downhill] Downhill, let it run. Small steps, no braking, arms a bit wide.
    [downhill] Road's falling. Quick feet, soft knees, hands off the brake.
    [downhill] Downhill is where the knees pay. Land light, land often.
    [flat] Flat road. Find a beat and put your feet on it.
    [tired] Tired legs like short steps. Give them what they like.
    """

  static let encouragement = """
    I've coached fast ones and I've coached stubborn ones. Stubborn lasts.
    This is the part nobody takes a picture of. It's the part that counts.
    Every runner I admired was just as ordinary as this, most of the way.
    Nothing to prove out here. Just the next bend.
    Trust the days you went out when you didn't want to.
    If it feels long, good. Long is where it grows.
    You came out. The rest is detail.
    One foot, then its brother. It's worked for me since I was ten.
    Give it time. Form comes back like a cat. You can't call it, but it comes.
    Some days the legs sing and some days they grumble. Both get you home.
    Don't count what's left. Count what nobody can take off you.
    Bad patches are like buses. Wait a bit and they've gone.
    Let others chase numbers. You run your own road.
    There's a runner in everybody. Yours has good manners.
    Hold on to today for the days that aren't like it.
    You're building something here. Brick, brick, brick.
    A run's like a wall of stones. You only ever lay the one.
    I never regretted going out. I've regretted plenty of chairs.
    Whatever sort of day it is, it goes in the legs.
    No hurry. The road has waited longer than you have.
    You needn't be good at it. You need only be at it.
    [moving] Most of it is just moving, and that's what you're doing.
    [fine] Good runner, this one. I've been thinking it for a while now.
    [fine] You're doing it right. I'd tell you otherwise.
    [fine] I've nothing to correct. Write down the date.
    [fine] That's tidy running. Wouldn't touch it.
    [fine] That's the way. Quiet and sure.
    [fine steady] Steady as you are, you could go on till the cows come home.
    [steady] I like this pace of yours. It knows where it's going.
    [steady fine] There's no hurry in you and no dawdling. That's the trick of it.
    [steady late] This late, and steady yet. I've seen champions who couldn't.
    [unbroken long] Over an hour with hardly a pause. I've known tractors that couldn't.
    [easy] The heart's easy. Days like this one hold all the others up.
    [fine late] You finish things. I like that in a person.
    [uphill fine] Hills are where the patient ones catch up. Short steps.
    [tired] Tired only means you've been somewhere. Ease a notch, hands loose.
    [recovering fine] The heart's come down to {hr}. That's an engine that knows its work.
    [recovering] Heart's dropping, {hr} now. Give it another minute before you ask for more.
    """

  static let banter = """
    I once ran a whole winter in my brother's shoes. He'd like them back.
    My first stopwatch was the size of a sandwich. I miss it.
    Never trust a runner with clean shoes. Or a dry towel.
    We had two kinds of drink in my day. Water, and none.
    I've been barked at in nine counties. The small ones mean it.
    My wife says I only talk about running. I said there's also weather.
    The bakery worth knowing is always at the end of the route.
    I got lost on a track once. Long story. There was fog.
    A man I knew ran every day until he was ninety. Never liked it, he said.
    Somebody asked me why I run. I was out of breath, so I never answered.
    My lucky vest retired before I did. It stands up by itself now.
    I used to run with a goat. Terrible pacing, wonderful company.
    The moon has kept me company more often than most people.
    In the old days we carbo-loaded too. We called it potatoes.
    A magpie follows me on Sundays. I suspect it's the raisins.
    There's always one puddle with no bottom. You find it by stepping in it.
    I have a drawer of race numbers and no idea where my glasses are.
    They say the grass is greener elsewhere. I've checked. It's grass.
    Rain never bothered me. Wet socks are another matter.
    I've met more good people at bus shelters with sore legs than anywhere else.
    My doctor told me to take it easy. I'm on my fourth doctor.
    Gravel, sand, mud, snow. Give me a dirt road after rain.
    A heron watches me by the river. Finest posture in the county.
    My training partner moved away in spring. I leave room on the left for him.
    If you ever get a stone in your shoe, thank it. It bought you a view.
    I could tell you about the great headwind. But you've only got so far to run.
    Old running joke: which shoe wears out first? The other one.
    There's a gate on my home loop. I've opened it ten thousand times and oiled it once.
    Church bells are never on time. Neither was I, until I started running.
    I don't collect medals. They make the curtains hang crooked.
    My grandson says I run like a cupboard. A well-made cupboard, I told him.
    I tried one of those smart insoles. It told me I'd stepped on it.
    My old coach had two words for everything. One was wait.
    [morning] Mornings like this I meet the baker. He thinks I'm the odd one.
    [evening] Evening runs are for putting the day away. Fold it small.
    [night] Out at night I say good evening to gateposts. They never mind.
    [fine] You run, I'll talk. It's an arrangement that's worked for years.
    [fine long] Over an hour. By now I'd have told you about the goat twice.
    [alone] Nobody's awake but the bakers and us. I like the bakers.
    [alone] At this hour the road belongs to whoever's daft enough to be on it.
    """
}
