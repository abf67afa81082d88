import { type Missing, missingOf } from './missing';
import { type Gate, gateOf, judge, type RuleInput, type RuleResult } from './rules';
import { type Warning, warningsOf } from './warnings';

/** A draft's state at one instant: rule verdicts, missing answers, and warnings about what deters bidders. */
export interface Assessment {
  readonly ruleResults: readonly RuleResult[];
  readonly missing: readonly Missing[];
  readonly warnings: readonly Warning[];
  /** Also closed while an answer is missing. */
  readonly gate: Gate;
}

export function assess(input: RuleInput): Assessment {
  const ruleResults = judge(input);
  const missing = missingOf(input.content, ruleResults, input.now, input.published);
  return {
    ruleResults,
    missing,
    warnings: warningsOf(input.content, input.now),
    gate: missing.length > 0 ? 'closed' : gateOf(ruleResults),
  };
}
