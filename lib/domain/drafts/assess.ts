import { type Missing, missingOf } from './missing';
import { type Gate, type GateCase, gateOf, type Judged, judge } from './rules';
import { type Warning, warningsOf } from './warnings';

/** What there is to say of a draft at an instant: the rules, what is missing, what deters bidders. */
export interface Assessment {
  readonly judged: readonly Judged[];
  readonly missing: readonly Missing[];
  readonly warnings: readonly Warning[];
  /** Closed also while an answer is missing. */
  readonly gate: Gate;
}

export function assess(given: GateCase): Assessment {
  const judged = judge(given);
  const missing = missingOf(given.content, judged, given.now, given.kept);
  return {
    judged,
    missing,
    warnings: warningsOf(given.content, given.now),
    gate: missing.length > 0 ? 'closed' : gateOf(judged),
  };
}
