extension English {
  /// The words of the page about the model that the coach may ask.
  static let mind = """
    mind.title = The coach’s mind · Pacesetter
    mind.description = The language model that your coach may ask, what it sees and what it costs.
    mind.heading = The coach’s mind
    mind.lead = Your coach works by rules. If you like, a language model can answer you on a run and \
    write about your runs. You choose what it sees.
    mind.model = Model
    mind.provider = Provider
    mind.none = None: rules only, nothing is sent
    mind.anthropic = Anthropic
    mind.compatible = A server that speaks like OpenAI’s, such as Ollama or llama.cpp
    mind.proxy = A Pacesetter proxy, shared by a club or a household
    mind.address = Address
    mind.name = Model name
    mind.nameHint = Leave it empty for the usual model of each task.
    mind.key = Key, or your token for a proxy
    mind.free = Free: it runs on my own machine
    mind.dayCap = Daily limit in US dollars
    mind.monthCap = Monthly limit in US dollars
    mind.save = Save
    mind.try = Try it
    mind.nearCap = You have nearly reached your limit. After that, your coach works by rules again.
    mind.shared = What it may see
    mind.sharedHint = Nothing is sent until you turn it on. Routes and places are never sent.
    mind.words = What you say and write
    mind.thisRun = The run that you ask about
    mind.pastRuns = Your earlier runs
    mind.gymLog = Your gym log
    mind.plans = Your plans and races
    mind.body = How ready and how sore you are
    mind.memory = Your profile and notes
    mind.voice = Your voice, to a recognizer that is not on this machine
    mind.preview = What would be sent
    mind.reply = An answer on a run
    mind.summary = A run in words
    mind.insight = The last weeks
    mind.script = A script for a run
    mind.workout = A workout from words
    mind.ledger = What was sent
    mind.nothingSent = Nothing has been sent yet.
    mind.remembered = Profile and notes
    mind.noMemory = Nothing yet.
    mind.forget = Delete
    mind.undo = Undo
    mind.more = Add more in History
    """
}
