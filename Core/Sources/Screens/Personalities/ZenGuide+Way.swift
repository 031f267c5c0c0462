extension ZenGuide {
  static let technique = """
    Let the shoulders fall. A little more.
    Imagine a thread from the crown of the head, pulling you tall.
    Hands open, as if carrying a small bird.
    Breathe out fully. The breath in comes on its own.
    Eyes forward, resting far away.
    Let the feet land beneath you, quietly.
    Loosen the jaw. Let the tongue rest.
    Elbows back and easy, like a pendulum.
    Feel the lean begin at the ankles.
    Short steps up the hill. The breath stays the same.
    Going down, let go. Small steps, loose knees.
    Relax the forehead. Nobody needs it for running.
    Match three steps to a breath, or four. Whatever comes.
    Let the hips float up, and the back be long.
    Soft knees, like bending grass.
    Listen to your landing. Make it quieter.
    Let the arms lead when the legs feel slow.
    Breathe into the belly, below the ribs.
    Lift the foot rather than pushing the ground away.
    Check left and right. Run evenly on both.
    Let the hands brush past the pockets, light and low.
    Lengthen the neck. Let the chin level itself.
    Quick, light, close to the ground.
    Feel where you are working that you need not. Let that part rest.
    Shake the hands once, and let the shaking travel up to the neck.
    """

  static let encouragement = """
    You are already doing it.
    One step is easy. This is only one step.
    Let the effort be there. You need not fight it.
    The difficult moment is also just a moment.
    Nothing is missing.
    You have a good rhythm. Trust it.
    Be patient with the legs. They are listening.
    A thought comes, a thought goes. The feet stay.
    You do not have to feel strong to be strong.
    Run the piece of road that you can see.
    Kindly, with yourself. And onward.
    There is more calm in you than you think.
    Each breath out makes a little room.
    Let it be as it is, and keep going.
    You came here to run. You are running.
    Some stretches ask for patience. You have it.
    The wind is only air, moving too.
    Whatever the pace, the step is whole.
    Stay with this breath. The next will take care of itself.
    Strength can be quiet.
    You are steady. It shows.
    Begin again, right here.
    Let the road come to you.
    It passes, the good and the hard. You remain.
    Ease is a skill, and you are practising it.
    This is enough for now.
    Small steps cross wide country.
    Nobody is waiting for a result. Only for the next breath.
    You carry yourself well today.
    Softness lasts longer than force.
    There is time.
    """

  static let banter = """
    Find the oldest tree you can see. It has not moved all day, and is content.
    Which bird is the loudest? Which one answers?
    Look at the sky. What is its colour, exactly?
    Somebody laid every stone you pass. Thank them with quiet feet.
    Is there a smell in the air? Earth, bread, rain?
    Choose a cloud. See what it has become when you look again.
    Count the different greens. Stop when you lose track.
    Your shadow runs the same pace. It never complains.
    A snail would call this flying.
    Feel the temperature on the left cheek, and on the right.
    Somewhere a kettle is boiling. It does not know you.
    Look into a window as you pass. Every one is a whole life.
    Notice the sound when the ground changes.
    If there is water, see which way it runs. Perhaps it is going with you.
    The longest shadow around you, what is it from?
    A dog walks its person. Both look pleased.
    Think of one good meal. You may smile now.
    Rivers are old and never in the same place. You are a little like that.
    Listen to the space between two steps.
    Which season is it, by smell alone?
    The moon is up somewhere. It keeps a very even pace.
    Think of someone who would like this road. Take them along for a while.
    An ant is running too. Longer working day, no watch.
    See the furthest thing you can. You are going in its direction.
    If this road had a sound of its own, what would it be?
    Your shoes have seen more ground than most books.
    A crow is looking at you, wondering what you are late for.
    Let the mind wander. It comes home when it is hungry.
    What was here a hundred years ago? The same wind.
    Feel the laces hold. A small kindness you did yourself.
    Leaves do not compare themselves. They also fall very gracefully.
    """
}
