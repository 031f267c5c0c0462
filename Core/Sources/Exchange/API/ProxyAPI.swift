import Training

/// What our proxy can be asked by people who share one provider's key.
public enum ProxyAPI {
  /// Whether it can do its work.
  public static let health = Endpoint.get("checkProxy", "/health")
    .gives("ProxyHealth").needs(.open)
    .does("Say whether the proxy can do its work.")

  /// What this replica has done.
  public static let metrics = Endpoint.get("measureProxy", "/metrics")
    .gives(.file("text/plain")).needs(.read)
    .does("Show this replica's figures, as Prometheus reads them.")

  /// What it can be asked.
  public static let document = Endpoint.get("describeProxy", "/openapi.json")
    .gives("OpenAPI").needs(.open)
    .does("Describe the proxy as OpenAPI 3.1.")

  /// What a model is asked for.
  public static let questions = [
    Endpoint.post("generateScript", "/generate-script")
      .takes("ProxyScriptAsk").gives("ProxyScript").needs(.log)
      .does("Write a script for a run."),
    Endpoint.post("replyToRunner", "/chat-reply")
      .takes("ProxyReplyAsk").gives("ProxyReply").needs(.log)
      .does("Answer what a runner has said during a run."),
    Endpoint.post("sumUpRun", "/post-run-summary")
      .takes("ProxySummaryAsk").gives("ProxySummary").needs(.log)
      .does("Sum up a run, and say what it tells about the runner."),
    Endpoint.post("readFigures", "/insight")
      .takes("ProxyInsightAsk").gives("ProxyInsight").needs(.log)
      .does("Say what the figures of some weeks show."),
    Endpoint.post("writeWorkoutForProxy", "/workout")
      .takes("ProxyWorkoutAsk").gives("ProxyWorkout").needs(.log)
      .does("Write a workout from words."),
  ]

  /// Everything that it can be asked.
  public static let endpoints = [health, metrics, document] + questions

  static let description =
    "Send facts, not prompts. The proxy puts its own prompt before them, asks its provider, checks the "
    + "answer, and answers with the value. Send an Idempotency-Key to be able to ask again after a lost "
    + "connection: the same key is answered with the same bytes for an hour, and counted once. Every "
    + "error is a problem (RFC 9457) with one sentence in detail."
}
