import Training

/// What our proxy can be asked by people who share one provider's key.
public enum ProxyAPI {
  /// Whether it can do its work.
  public static let health = Endpoint(
    "checkProxy",
    .get,
    "/health",
    gives: .json("ProxyHealth"),
    scope: .open,
    "Say whether the proxy can do its work."
  )

  /// What this replica has done.
  public static let metrics = Endpoint(
    "measureProxy",
    .get,
    "/metrics",
    gives: .file("text/plain"),
    scope: .read,
    "Show this replica's figures, as Prometheus reads them."
  )

  /// What it can be asked.
  public static let document = Endpoint(
    "describeProxy",
    .get,
    "/openapi.json",
    gives: .json("OpenAPI"),
    scope: .open,
    "Describe the proxy as OpenAPI 3.1."
  )

  /// What a model is asked for.
  public static let questions = [
    Endpoint(
      "generateScript",
      .post,
      "/generate-script",
      takes: .json("ProxyScriptAsk"),
      gives: .json("ProxyScript"),
      scope: .log,
      "Write a script for a run."
    ),
    Endpoint(
      "replyToRunner",
      .post,
      "/chat-reply",
      takes: .json("ProxyReplyAsk"),
      gives: .json("ProxyReply"),
      scope: .log,
      "Answer what a runner has said during a run."
    ),
    Endpoint(
      "sumUpRun",
      .post,
      "/post-run-summary",
      takes: .json("ProxySummaryAsk"),
      gives: .json("ProxySummary"),
      scope: .log,
      "Sum up a run, and say what it tells about the runner."
    ),
    Endpoint(
      "readFigures",
      .post,
      "/insight",
      takes: .json("ProxyInsightAsk"),
      gives: .json("ProxyInsight"),
      scope: .log,
      "Say what the figures of some weeks show."
    ),
    Endpoint(
      "writeWorkoutForProxy",
      .post,
      "/workout",
      takes: .json("ProxyWorkoutAsk"),
      gives: .json("ProxyWorkout"),
      scope: .log,
      "Write a workout from words."
    ),
  ]

  /// Everything that it can be asked.
  public static let endpoints = [health, metrics, document] + questions

  static let description =
    "Send facts, not prompts. The proxy puts its own prompt before them, asks its provider, checks the "
    + "answer, and answers with the value. Send an Idempotency-Key to be able to ask again after a lost "
    + "connection: the same key is answered with the same bytes for an hour, and counted once. Every "
    + "error is a problem (RFC 9457) with one sentence in detail."
}
