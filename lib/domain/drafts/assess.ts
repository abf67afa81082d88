import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { type Missing, missingAnswers } from '@/lib/domain/drafts/fields/fields';
import { stepIds } from '@/lib/domain/drafts/fields/steps';
import { photosMissing } from '@/lib/domain/drafts/files/photos';
import type { Content } from './draft';
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

/** What a draft still needs, in the order of the steps. `now` in ms; `published` as in `RuleInput`. */
export function missingOf(
  content: Content,
  ruleResults: readonly RuleResult[],
  now: number,
  published: Answers | null = null,
): readonly Missing[] {
  const ofRules = ruleResults.flatMap(({ rule, verdict }): Missing[] =>
    verdict.state === 'open'
      ? [{ step: rule.step, field: null, text: `${rule.title}: ${lowerFirst(verdict.text)}` }]
      : [],
  );
  return stepIds.flatMap((step) => [
    ...missingAnswers(content.answers, step, now, published),
    ...(step === 'photos' ? photosMissing(content.photos).map((text) => ({ step, field: null, text })) : []),
    ...ofRules.filter((each) => each.step === step),
  ]);
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
