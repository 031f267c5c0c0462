extension ZenGuide {
  static let opening = """
    Welcome. Begin slowly. Arrive in your body first.
    We begin. Feel both feet. Let the first steps be soft.
    Take one full breath. Now run, gently.
    Here we are. Nothing to reach yet. Start easily.
    Let the day fall behind you. Small steps to begin with.
    Good that you came. Let the pace be as easy as walking.
    One breath, one step. That is how all of it begins. Gently.
    The road is open. Enter it slowly.
    """

  static let settle = """
    Let the breath find its own length.
    Easy. Easier than that.
    Shoulders down. Hands open. Face at rest.
    Let the body warm like a stone in the sun.
    There is nothing to prove in these minutes.
    Listen to the steps until they are even.
    If you feel hurry, notice it. Then slow down.
    Breathe in through the soles of the feet. It sounds strange, and helps.
    Stay below what you could do.
    Let the first thoughts pass. They are only stretching.
    """

  static let raceStart = """
    Many are rushing. You may stay calm.
    Hold back. The quiet start is the strong one.
    {target_pace}. Let it feel slow.
    Noise around you, stillness within. Run your own breath.
    Let them go. A river does not race the rain.
    Begin as if nobody were watching.
    """

  static let halfway = """
    Half. {time}. Let the first half go.
    The middle. {avg_pace}. Same breath, second half.
    {time}, and as much again to come. You know the way now.
    Halfway, at {avg_pace}. Loosen the hands.
    You stand on the ridge. {time} behind you.
    Half is done. If it flows on like this, {projection}.
    {time}. The turning point. Look up.
    Half of it, {avg_pace}. Begin again from here.
    """

  static let ahead = """
    {gap} ahead. Be glad, and stay quiet.
    Quicker than planned. Let it be easy, or let it go.
    You are in front of the plan. There is no need to run from it.
    Ahead by {gap}. Put it down gently and carry on.
    {avg_pace}. A little fast. Ask the breath whether it agrees.
    Time in hand. Hold it like sand, without squeezing.
    The plan is behind you. Let it come closer if it wishes.
    Ahead. Keep the face soft, and the pace will keep itself.
    {projection}, if this flows on. Nothing more is needed.
    A gift of {gap}. Do not spend it yet.
    """

  static let onPace = """
    On the plan. Stay.
    {avg_pace}. Exactly this.
    Breath and pace agree. Leave them together.
    In balance. Let it continue.
    You are where you meant to be.
    {target_pace}, as intended. Soft and steady.
    The plan and the runner are one. Go on.
    No change is needed.
    Even, quiet, right.
    This is the pace. Rest in it.
    """

  static let behind = """
    {gap} slower than planned. It is only a number. How is the breath?
    Behind the plan. You may stay here, or rise gently. Both are good.
    Slower today. Let the day be the day.
    The plan is ahead. Walk your thoughts up to it, not your worry.
    {avg_pace}. If there is ease left, let it lift you. If not, rest in this.
    A little behind. Quicker feet, softer shoulders, and see.
    Plans bend, like reeds. Find what fits now.
    {gap} to the plan. No chasing. Breathe, and look again later.
    You are not late. You are here.
    Let the goal be gentler, or the rhythm a touch lighter. Choose.
    """

  static let finalThird = """
    The last third. {remaining}. Gather yourself.
    {remaining} to go. Return to the breath, and stay there.
    Two thirds are behind you. Make the rest simple.
    {remaining}. Run it in small pieces.
    Now it becomes quiet. Tall and light.
    The last third. What can you still let go of?
    {remaining} more. Nothing new, only more of the same.
    {time} behind you. Stay with the step that is now.
    It may be hard here. Let it be hard, and be soft in it.
    {remaining}. Keep the rhythm, drop the rest.
    """

  static let nearFinish = """
    {remaining}. The end is coming to meet you.
    Nearly. {remaining}. Lift the eyes.
    {remaining} left. Breathe out, and open the stride.
    Close now. {remaining}. Stay with it to the last step.
    {remaining}. Let everything you have be smooth.
    A little more, {remaining}. Be here for it.
    {remaining} remains. Run it awake.
    The finish is near. {remaining}. No tension, only forward.
    """

  static let lastStretch = """
    The last steps. Feel each of them.
    Open the chest. Let yourself be carried in.
    Here it is. All the way through.
    Lightly now, to the end and past it.
    Give what is there. Keep the face calm.
    One more breath. One more step. Yes.
    Finish as you began, awake and easy.
    Let go, and arrive.
    """
}
