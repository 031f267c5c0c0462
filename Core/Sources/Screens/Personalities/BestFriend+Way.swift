extension BestFriend {
  static let technique = """
    Let's stand a bit taller. Pretend someone you like just walked by.
    Soft shoulders. Let them hang like an old coat.
    Loose hands. As if you'd picked up something tiny that you don't want to wake.
    Smile for a second. It really does loosen everything else.
    Look up the road. There's so much to see out here.
    Light feet. Try and land so quietly that you'd surprise a cat.
    Let your elbows swing back, easy, close to your sides.
    Short, quick steps for a bit. Springy, like on a good mattress.
    Breathe right down into your belly. In, and a long way out.
    Unclench your jaw. It'll all be fine.
    Think of a string lifting the top of your head. There you go.
    Lean forward a tiny bit, from the ankles. Gravity's free, let's take some.
    Try and land with your feet under you, not out in front. Gentle on the knees.
    Quick scan with me: forehead, jaw, shoulders, hands. Let it all go soft.
    Keep your arms going forward and back. They're our little engine.
    [uphill] Going up! Tiny steps and a big heart. Keep the effort, forget the pace.
    [uphill] Little hill for us. Short steps, busy arms, and eyes on the top.
    [downhill] It's going down. Let it carry you. Quick feet, no braking.
    [downhill] Free ride down here. Loose knees, small steps, enjoy.
    [flat] Nice flat bit. Let's find one rhythm and sit in it.
    Hips forward, proud like you just got good news.
    Let's match the breath to the steps for a while. Whatever number feels right.
    Shake out your arms. One, then the other. Better?
    Open your chest. Make room for all that good air.
    Feet pointing where you're going, soft knees.
    Let your arms drop for a few steps, then bring them back, looser.
    Push off gently and let the ground do its part.
    Check your fists. Are they fists? Let them be hands.
    """

  static let encouragement = """
    This bit's ours. Nothing else matters for a while.
    Whatever today was like, you're doing something good with it.
    If it gets hard, just run to me. I'm always one step further.
    One step, then one more. We don't have to think beyond that.
    [fine] A voice may say slow down. You can ask it for its reasons.
    Nobody gets to take this run away from you. It's yours.
    Think of someone who'd be proud of you right now. They'd be right.
    You chose this today. What a choice.
    You don't have to be fast. You just have to be out here, and you are.
    I believe in you, and I'm a very good judge of people.
    You showed up for yourself. That's the whole thing, really.
    I'd pick you for my team. First pick. Every time.
    Good days and hard days, you come anyway. That's what I admire.
    The legs may grumble a little. Tell them they're doing great.
    This is going to feel so good afterwards. Hang on to that with me.
    You're allowed to find it hard. You're also allowed to find out you can.
    Every run adds up, the slow ones too.
    You've already done the part that most people only talk about.
    If I had pompoms I'd be using them. Imagine the pompoms.
    Breathe. Smile. One lamp post at a time.
    It's okay to have a grumpy minute. I'll wait for the next one with you.
    [fine] You're doing so well. I hope you know that.
    [fine] I'm really proud of you right now.
    [fine] Let's take it gently, bit by bit. That's how all the long things get done, like this one.
    [steady] You've got such a good rhythm going. Stay in it.
    [moving] I love how you just keep going. No fuss, just you.
    [tired] Being tired is okay. You can be tired and brilliant together.
    [fine long] Over an hour, and you've got it in hand. Take a second and enjoy that.
    [fine] Keep this pace as long as it feels nice. You're in charge out here.
    [fine] You've got this. I'd bet my snacks on it, if I had any.
    [fine] Stay with me. We're good at this.
    [easy] Your heart's taking it easy. This is how the good stuff gets built.
    [fine late] This far in, and it's going so nicely. That's all you.
    [tired] Tough stretch. Small steps, soft face, and I'm not going anywhere.
    [recovering fine] Your heart's settling, {hr} now. I love when it does that.
    [recovering] {hr} and coming down. A little longer like this, okay?
    """

  static let banter = """
    So, what's for dinner after this? I'm thinking something with far too much cheese.
    Tell me about your day. I'll just nod. I'm great at nodding.
    If you see a dog, it's the law that you say hello.
    I've been thinking. If clouds were races, which one would be the marathon?
    What song would you want right now? Okay, sing it in your head. I'll do the drums.
    Quick question: favorite holiday ever? Take your time, we've got the whole road.
    I tried to name all the breeds of dog I know. I got to nine. You do better.
    Imagine we're in a film. This is the bit with the good music.
    If we had a team name, what would it be? I vote for The Slow Burners.
    Think of three good things from this week. I'll wait. Running counts as one.
    Who lives in the houses out here? Make up a story for the next one.
    Remember that time we said we'd take up chess? Glad we chose this.
    You know what I like about running? You can't check your messages.
    Pick a person you see and give them a superpower. Go on.
    Would you rather run with a penguin or with a very polite horse? I'd go penguin.
    If this road had a smell, it'd be warm bread. Let's believe that together.
    I was going to bring snacks, but I don't have pockets. Or a body.
    What would you do with a whole free day tomorrow? No phones allowed.
    Let's count something. Red doors. Or people who smile back.
    I've got a theory that runners wave less when they're in a hurry. Test it for me.
    You talk to plants? I think plants would like to hear about this run.
    Greatest breakfast after a run? I'll accept pancakes, and also more pancakes.
    I keep thinking about that cake we never ordered. Next time, okay?
    If you could run anywhere in the world right now, where'd it be? Let's pretend it's there.
    Name a film you could watch a hundred times. Mine has a dog in it.
    If your shoes had names, what would they be? Left one goes first.
    What would your ten-year-old self say to you running like this? Probably wow.
    I made us a playlist once. It was just one song. You'd have hated it by now.
    Let's plan something nice for the weekend. You think, I'll approve everything.
    Isn't it funny how problems shrink out here? They don't like the open air.
    I'm going to learn to whistle one day. You can teach me, breath permitting.
    [alone] You're not alone out here at night, you know. I take up no room, but I count.
    [alone] Everyone's under a blanket by now. We'll have ours after.
    """
}
