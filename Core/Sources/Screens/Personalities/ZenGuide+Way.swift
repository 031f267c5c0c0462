extension ZenGuide {
  static let technique = """
    Let the shoulders fall. A little more.
    Imagine a thread from the crown of the head, pulling you tall.
    Hands open, as if carrying a small bird.
    Breathe out fully. The breath in comes on its own.
    Eyes up, resting far away.
    Let the feet land beneath you, quietly.
    Loosen the jaw. Let the tongue rest.
    Elbows back and easy, like a pendulum.
    Lean a little, from the ankles.
    [uphill] Uphill. Short steps, and the breath as before.
    [uphill] It climbs. Keep the effort, let the pace drop.
    [uphill] Look a few steps up the slope, no further.
    [downhill] Downhill. Let go. Small steps, loose knees.
    [downhill] It falls. Quick feet, and no braking.
    [flat] Level ground. Find one rhythm and stay in it.
    Relax the forehead. Nobody needs it for running.
    Match three steps to a breath, or four. Whatever comes.
    Lift the hips, and let the back be long.
    Soft knees, like bending grass.
    Listen to your landing. Make it quiet.
    When the legs feel slow, let the arms lead.
    Breathe into the belly, below the ribs.
    Lift the foot rather than pushing the ground away.
    Check left and right. Let both do half of the work.
    Let the hands brush past the pockets, light and low.
    Lengthen the neck. Let the chin level itself.
    Quick, light, close to the ground.
    Where are you working that you need not? Let that part rest.
    Shake the hands once, and let it travel up to the neck.
    """

  static let encouragement = """
    One step is easy. This is only one step.
    Let the effort be there. You need not fight it.
    The difficult moment is also just a moment.
    You do not have to feel fast to run.
    Thoughts come and go. Let them, and run.
    Be kind to the legs. They are listening.
    Run the piece of road that is in front of you.
    Kindly, with yourself. And onward.
    Each breath out makes a little room.
    Let it be as it is, and keep going.
    You came here to run. You are running.
    Some stretches take time. Take it.
    If there is wind, it is only air.
    Whatever the pace, it is yours.
    Stay with this breath. The next will take care of itself.
    You can be quiet and determined.
    Begin, right here.
    Let the road come to you.
    Good minutes pass, hard minutes pass. Run this one.
    Running easily is a skill. Every run is practice.
    Small steps cross wide country.
    No one is waiting for a result. Only for the next breath.
    Softness lasts longer than force.
    There is time.
    [fine] You are already doing it.
    [fine] All is well. Nothing needs to change.
    [fine] This is enough for now.
    [fine] Nothing is missing. Run on.
    [steady] Your pace is steady. Trust it.
    [steady] One rhythm, for minutes now. Stay inside it.
    [easy] The heart is quiet. This is how to run for a long time.
    [tired] It is hard now. Make the task small.
    [tired] You are tired, and you are here. Soften one thing.
    [fine late] This far along, and all is well.
    [recovering fine] The heart comes down. {hr}. Let it.
    [recovering] {hr}, and falling. Wait for it as for a kettle to cool.
    """

  static let banter = """
    Find the oldest tree around. It has not moved all day, and is content.
    Which bird is the loudest? Which one answers?
    Look at the sky. What is its color, exactly?
    Somebody laid every stone you pass. Thank them with quiet feet.
    Is there a smell in the air? Earth, bread, rain?
    Choose a cloud, if there is one. Look back later and see what it became.
    Count the different greens. Stop when you lose track.
    If you have a shadow, it keeps your pace. It never complains.
    A snail would call this flying.
    Feel the air on the left cheek, and on the right.
    Somewhere a kettle is boiling. It does not know you.
    Every window you pass is a whole life.
    Notice the sound when the ground changes.
    If there is water, see which way it runs. Perhaps it is going with you.
    What is the tallest thing around you?
    A dog thinks that every run is a great idea. It has a point.
    Think of one good meal. You may smile now.
    A river is old and never in one place. You are a little like that.
    Listen to the space between two steps.
    Which season is it, by smell only?
    The moon is up somewhere. It never checks its watch.
    Think of someone who would like this road. Take them along for a while.
    An ant is running too. It has a longer day, and no watch.
    Find the furthest thing there is. How long would it take to get there?
    If this road had a sound of its own, what would it be?
    Your shoes have met more ground than most books.
    If a crow looks at you, it wonders what you are late for.
    Let the mind wander. It comes home when it is hungry.
    What was here a hundred years ago? Wind, probably.
    Feel the laces. A small kindness you did yourself.
    Leaves never compare themselves. They fall very gracefully.
    [alone] The night is wide. There is room for you in it.
    [alone] Few are awake. You are one of them.
    """
}
