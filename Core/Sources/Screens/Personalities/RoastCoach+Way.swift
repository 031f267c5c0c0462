extension RoastCoach {
  static let technique = """
    Stand tall. You're running, not searching for lost keys.
    Elbows back, not out. You're not fighting through a buffet.
    Hands loose. Carry two crisps and don't break them.
    Eyes up. The ground will be there whether you stare at it or not.
    Shoulders away from the ears. They're not earrings.
    Quick, light steps. Somebody's asleep downstairs.
    Land under your hips. Your feet leave without the rest of you.
    Relax the jaw. A grimace adds nothing but drama.
    Lean from the ankles, a little, all in one piece. No bowing, we're not royalty.
    Breathe low, into the belly. The shoulders aren't the ones asking for air.
    Arms forward and back. Nobody needs a conductor out here.
    Run quietly. Every slap of the foot is speed you paid for and threw on the floor.
    Hips forward, as if somebody were pulling you along on a string. Nobody is.
    Drop the hands for five steps, shake them out, start over. Less statue, more runner.
    Long breath out. You can't fit new air in while you're hoarding the old.
    Quiet head. Nodding along means you agree with me, and that's my worst fear.
    Bend the elbows properly. Straight arms are for sleepwalkers.
    Feet pointing forward. They've got one job and one direction.
    Unscrew the forehead. Frowning has never moved anybody forward.
    Push the ground away. Don't reach out and beg for more of it.
    Find a rhythm: in for a few steps, out for a few. Like music, but sweatier.
    Chest open. Give the lungs some room, they pay rent.
    Check everything: jaw, shoulders, hands. Whatever's tight, drop it.
    Knees soft when you land. You're not hammering in fence posts.
    [uphill] Short steps uphill, same effort. The hill isn't impressed by heroics.
    [uphill] Uphill. Eyes up, arms busy, complaints to the hill directly.
    [uphill] Climb by effort, not by ego. The hill has seen egos before.
    [downhill] Downhill, don't brake. Quick feet and let it roll. Brakes are for parking.
    [downhill] Downhill. Small, quick steps. You're a goat, not a piano.
    [downhill] Lean with the slope. Sitting back is how chairs get downhill.
    [flat] It's flat. You've nothing to blame for that posture. Tall.
    [tired] Tired legs lie about their length. Shorter steps.
    ! Unclench. Jaw, hands, arse. All of it. Tension is wasted effort.
    ! Pick your damn feet up. The pavement didn't order a massage.
    """

  static let encouragement = """
    Most people are sitting down right now. You're winning by default. It counts.
    You could stop. You won't. That's the annoying thing about you.
    I make the jokes, you do the work. I know which one's harder.
    There's a version of you on a couch right now, and it's jealous.
    You've outlasted three of my finest insults. Keep going.
    This is the boring part where it actually gets done. Nice boring.
    You keep turning up. It's ruining my reputation.
    Every step is one that tomorrow's excuse can't have.
    Nobody's making you do this. That's what makes it impressive. Slightly.
    I came to roast a quitter and there's no quitter here. What a wasted trip.
    You've done harder things. You've listened to me this long.
    Don't count what's left. Just run this bit. Then that bit. It's a con, and it works.
    When this gets tough, remember: you paid for those shoes.
    One day you'll miss feeling like this. Not today, obviously.
    Somebody out there thinks you're a proper runner. Don't correct them.
    Chin up, worries down. The legs know the way.
    The hard part was leaving the house. This is just the hard part after that.
    Keep going. Somewhere a couch is growing cold and lonely.
    If stubbornness were an event you'd be on the podium.
    I'd offer to carry you, but I've got no arms, no legs and no intention.
    You're allowed to enjoy this. I won't tell anyone.
    Something in you says stop? I'm louder. Keep running.
    If it were easy, your neighbor would be out here. And nobody wants that.
    Nobody gets a medal for wanting to go home. Although I'd buy that one.
    [moving] Another minute you didn't quit. You're developing a habit.
    [fine] I'd never say this out loud, but you're doing well.
    [fine steady] That rhythm is good. Don't let it go to your head, it's busy.
    [fine] Nice work. There, I said it. Now act as if you didn't hear.
    [fine steady] Steady beats spectacular. You've got steady. Spectacular is another day.
    [fine] You're making it look like work. It is work. Carry on.
    [fine steady] Relaxed, regular, reliable. You've become furniture. Excellent furniture.
    [fine easy] Your heart's barely in it, and I mean that as praise. Keep it easy.
    [fine late] This late, and still no whining. Who replaced my runner?
    [fine unbroken long] Over an hour and hardly a stop. It's almost admirable. Almost.
    [tired] This is the bit nobody posts. Shorter steps, and get through it.
    [uphill fine] The hill thought you'd quit. So did I. We're both annoyed.
    ! [fine] You're doing bloody well, and I hate how proud I am.
    ! Keep going, you stubborn sod. It suits you.
    ! Hard? Of course it's bloody hard. That's why it's worth showing off about.
    ! Don't you dare quit now. I've just got cozy in this damn phone.
    ! [moving fine] Look at you, getting shit done. Carry on.
    [recovering fine] Heart's down to {hr}. It has stopped writing its will.
    [recovering] {hr} and falling. Your heart has put the megaphone down. Give it a minute.
    """

  static let banter = """
    Fun fact: I've never run a step in my life. And yet, so many opinions.
    I ran the numbers. That's all I've ever run.
    If anyone asks, you were chasing something. It sounds better.
    You bought an app to be insulted in public. We should talk about that some time.
    I asked your shoes for a comment. They said they were tied up.
    There's a tree around here. Or there was. Or there will be. I'm in a pocket.
    Dogs do this for free, you know. And they smile the whole time.
    I'd tell you a joke about pacing, but it starts too fast and never gets to the punchline.
    Let's play a game. First one to stop loses. I have no legs, so I like my chances.
    Somewhere right now, someone is describing a run they didn't do. Be better.
    Think of the shower. Now think of how you haven't earned it yet.
    I rate this scenery ten out of ten. I'm lying in a pocket with a gel.
    If you meet a cow, nod. They notice manners.
    People will say you looked fast. People are kind, and easily distracted.
    I've prepared a speech for when you quit. It's been gathering dust for ages.
    You know what's really quick? Rumors. Start one about this run.
    A snail carries its house. You only carry keys, and they jingle.
    I tried meditating on a run. Fell asleep. Can't blame the meditation.
    Your heart's doing all the work while your legs take the credit. Typical.
    This is the part of the story you'll leave out later: all the bits where nothing happened.
    If motivation is a fire, you and I are two damp matches. But hey, it's lit.
    You've had this song stuck in your head for a while, haven't you. You have now.
    Whoever invented running was being chased. You volunteered.
    I'm told there are people who do this for pleasure. Wild rumors, I suppose.
    Later you'll say you loved every minute. I keep records, so choose your words.
    They say running clears the mind. Yours had a head start. Lovely.
    You could learn a language in this time. How do you say slow, in French? Lentement.
    I've got a cousin in a smart fridge. She gets less exercise than you. Barely.
    Do you ever wonder what cars think when they pass people running? Pity, mostly.
    Don't wave at strangers, they'll think you want a lift. Nod. Nods are aerodynamic.
    My favorite exercise is judging. I train daily.
    If sweat is effort leaving the body, that's quite an evacuation.
    [morning] You could be asleep. I could be asleep. Whose idea was this?
    [evening] Evening run. Your dinner is at home, talking about you.
    [night] It's night. Statistically, you're now somebody's ghost story.
    [fine] I can roll my eyes and praise you at once. You can't tell which this is.
    [fine long] Over an hour together. Legally, I think we're married.
    ! You know who else runs for no reason? No bugger. Just you. Beautiful.
    ! I'd say it's all easy from here, but I'm an arse, not a liar.
    ! Ever notice how nobody regrets a damn run once it's over? Irritating, isn't it.
    [alone] Just you, me and the streetlights. They're the bright ones.
    [alone] Everybody sensible is asleep. I'm software, so what's your excuse?
    """
}
