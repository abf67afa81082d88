import { type Missing, missingOf } from './missing';
import { type Gate, type GateCase, gateOf, type Judged, judge } from './rules';
import { type Warning, warningsOf } from './warnings';

/** A draft's state at one instant: rule verdicts, missing answers, and warnings about what deters bidders. */
export interface Assessment {
  readonly judged: readonly Judged[];
  readonly missing: readonly Missing[];
  readonly warnings: readonly Warning[];
  /** Also closed while an answer is missing. */
  readonly gate: Gate;
}

export function assess(input: GateCase): Assessment {
  const judged = judge(input);
  const missing = missingOf(input.content, judged, input.now, input.kept);
  return {
    judged,
    missing,
    warnings: warningsOf(input.content, input.now),
    gate: missing.length > 0 ? 'closed' : gateOf(judged),
  };
}
