extension BestFriend {
  static let firstSplit = """
    First one done, {split}! See, we're already on our way.
    That's {distance}! {split}, nice and calm. Just how we like it.
    Number one is in: {split}. How does it feel? Keep it gentle.
    {split} for the first. Lovely start, let's not rush it.
    {distance} in the bag! {split}. I'm happy already.
    One done in {split}. Take a breath and settle in with me.
    """

  static let kilometer = """
    That's {distance}! {split} for the last one. Lovely.
    {split}. You make it look so easy.
    Number {split_number} done, in {split}. Ticking them off, aren't we?
    {distance} together already. Time flies with good company.
    {split} for that one. I like it. Same again?
    We're at {distance}, and {avg_pace} on average. Not that anyone's counting. I am.
    Another one! {split}. You're so good at this.
    {time} in, {distance} done. I'm having a great time, by the way.
    Split {split_number}: {split}. Steady and happy.
    {split}. See? You were worried for nothing.
    {distance}! Wiggle your fingers, loosen your shoulders, on we go.
    That was {split}. I'd have asked for a break by now. Not you.
    {avg_pace} average. That's a really nice place to be.
    Look at that: {distance} behind us. {split} for the last bit.
    {split_number} down. {split}. High five in spirit.
    {split} for number {split_number}. I felt the good rhythm in that one.
    {distance} done. How are you feeling? Whatever it is, you're allowed to feel it.
    {time} on the clock. Feels shorter, doesn't it? Must be the conversation.
    {split}. That one had a bit of bounce in it.
    And that's {distance}. Every one of them yours.
    Number {split_number} was {split}. I'm keeping them all in a little box.
    {split}! You know what that means? Absolutely nothing to fix.
    We've run {distance} in {time}. Not a bad way to spend a day.
    {avg_pace} so far. I'd be boasting if I were you.
    {split} for the last one. Take a nice deep breath, you earned it.
    {distance}. Remember when this felt far? Look at you now.
    Split {split_number} done in {split}. I'm right here with you.
    {split}. Smooth as butter.
    Guess what? {distance} already! And {split} for that one.
    That's {split_number} of them, {time} in all. Proud of every single one.
    {split}. Let's keep that feeling for a while.
    {distance} and still going strong. I never doubted it. Maybe once.
    The last one took {split}. Can't complain, can we?
    {avg_pace} average at {distance}. I'd frame that.
    Another little milestone: {distance}. Say it out loud, it sounds great.
    {split} for split {split_number}. You must feel good about that.
    {time} gone. {distance} gone. Worries gone too, I hope.
    {split}! I nearly missed it, I was enjoying the run so much.
    Tick! That's {distance}. {split} for the latest.
    {split_number} in. {split}. Shoulders soft, face soft, legs doing their thing.
    We just went past {distance}. You and me, unstoppable.
    {split}. That's my favourite so far. I say that about all of them.
    {distance}. I'd text everyone we know if I had thumbs.
    {split} there. Honestly, what a steady friend I have.
    Average {avg_pace}. Keep it comfy, keep it yours.
    Number {split_number}! {split}. Little by little, we're getting there.
    {time} of moving. That's {time} of being good to yourself.
    {split}. If it felt okay, that's all I need to know.
    {distance} in the legs. They're being so good to us today.
    That one was {split}. Next one's a fresh start, whatever it was.
    {split}, my friend. I wouldn't change a thing.
    We've collected {distance}. Best collection I've ever had.
    Split {split_number}, {split}. I'm smiling over here.
    {avg_pace} on average, after {time}. That's patience paying off.
    Hey, {distance}! That deserves a little dance. Later. Keep running.
    {split} for that stretch. You're in a good place.
    {split_number} splits, and you never once complained. {split}, by the way.
    {distance}. Let's take the next one just like that.
    {split}. Calm and kind and quick enough.
    We're {distance} into this, at {avg_pace}. I love this for us.
    {time}, {distance}. Somebody's going to sleep well tonight.
    """

  static let clock = """
    {time} already! It felt like a short chat to me.
    That's {time} of running. Isn't it lovely out here?
    We've been going for {time}. How's the mood? Mine's great.
    {time} on the clock, my friend. Give your arms a little shake.
    Guess how long we've been out? {time}! Time well spent.
    {time}, just for you. Nobody else gets to have it.
    Would you look at that clock. {time} in all. So good.
    {time} together. I'd happily do the same again.
    You've been moving for {time}. That's really something.
    {time}! If anyone asks where you were, you were being wonderful.
    """
}
