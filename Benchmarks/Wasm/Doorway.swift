import Coaching
import Jobs

/// Evaluates the seed's condition so many times; answers how often it was true.
@_expose(wasm, "bench_condition")
@_cdecl("bench_condition")
public func benchCondition(_ times: Int32) -> Int32 {
  Condition(ConditionJob.expression).map { Int32(ConditionJob.run($0, times: Int(times))) } ?? -1
}

/// Runs the four-hour race; answers how many rows its ledger has.
@_expose(wasm, "bench_engine")
@_cdecl("bench_engine")
public func benchEngine() -> Int32 { Int32(EngineJob.run().rows) }

/// Runs the marathon with all that a coach says, with the claims of its phrases or without; answers how many
/// lines were said.
@_expose(wasm, "bench_claims")
@_cdecl("bench_claims")
public func benchClaims(_ withClaims: Int32) -> Int32 {
  Int32(ClaimsJob(withClaims: withClaims != 0).run())
}

/// Rehearses a race of four hours; answers how many lines were said.
@_expose(wasm, "bench_rehearsal")
@_cdecl("bench_rehearsal")
public func benchRehearsal() -> Int32 { Int32(RehearsalJob().run()) }

/// Runs four hours with a course of so many segments; answers how many meters they were.
@_expose(wasm, "bench_course")
@_cdecl("bench_course")
public func benchCourse(_ segments: Int32) -> Int32 { Int32(CourseJob(segments: Int(segments)).run()) }
