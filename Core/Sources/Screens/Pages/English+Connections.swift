extension English {
  /// The words of the page on programs, shortcuts and agents.
  static let connections = """
    connections.title = Connections · Pacesetter
    connections.description = The programs, shortcuts and agents that can use your Pacesetter.
    connections.heading = Connections
    connections.open = Open connections
    connections.none = No connections yet. No program can use your Pacesetter until you add one here.
    connections.devices = Paired devices
    connections.close = Close
    connections.add = Add a connection
    connections.name = Name
    connections.what = What is it?
    connections.button = A button or a shortcut: it can log and start things
    connections.home = A home or a dashboard: it can also read
    connections.agent = An agent: it sees what you share
    connections.shares = What the agent can see
    connections.history = Activities, trends and records
    connections.log = Strength sessions and the daily challenge
    connections.races = Planned races
    connections.memory = Profile and notes
    connections.changes = It can also log, plan and write; you can undo each change
    connections.make = Make a token
    connections.made = Your new token
    connections.once = Copy it now. It is shown only this once; you can close the connection at any time.
    connections.intent = What should it do?
    connections.startWorkout = Start my next workout
    connections.logChallenge = Count reps of the daily challenge
    connections.logSet = Log a set
    connections.startRun = Start a run
    connections.endRun = End the run
    connections.sayStatus = Tell me how I am doing
    connections.shortcuts = Apple Shortcuts
    connections.shortcuts1 = Add “Get contents of URL” with *{address}*.
    connections.shortcuts2 = Method: POST. Header: Authorization, with the value “Bearer” and your token.
    connections.shortcuts3 = Request body: JSON, as in the command below.
    connections.shortcuts4 = Add “Get dictionary value” for “say”, then “Speak text”. The name of the shortcut \
    is what you say to Siri.
    connections.tasker = Tasker
    connections.tasker1 = Add “HTTP Request”: method POST, URL *{address}*.
    connections.tasker2 = Headers: “Authorization: Bearer”, a space, and your token. Body: as in the command below.
    connections.tasker3 = Add “Say” with %http_data.say to hear the answer.
    connections.homeAssistant = Home Assistant
    connections.curl = A button or a terminal
    connections.agentHow = In the settings of your agent
    calendars.heading = Calendars
    calendars.lead = Pacesetter sees when you are busy, and suggests workouts that fit in before. \
    Nothing leaves this server.
    calendars.none = No calendars yet.
    calendars.address = Address of a calendar
    calendars.addressHint = https://… or webcal://…
    calendars.orFile = Or a file (.ics)
    calendars.titles = Keep the titles of events, not only the times
    calendars.home = The address is in my own network
    calendars.add = Add calendar
    calendars.feed = Your plan as a calendar
    calendars.feedLead = Subscribe to this address in your calendar app. Whoever has it can read your plan.
    calendars.publish = Make a new address
    calendars.withdraw = Close the address
    connections.asked = Requests by agents
    connections.noCalls = No requests yet.
    """
}
