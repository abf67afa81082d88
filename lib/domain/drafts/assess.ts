import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { type MissingAnswer, missingAnswers } from '@/lib/domain/drafts/fields/fields';
import { type StepId, stepIds } from '@/lib/domain/drafts/fields/steps';
import type { DraftDocument } from '@/lib/domain/drafts/files/documents';
import type { Content } from './draft';
import { type Gate, gateOf, judge, type Rule, type RuleInput, type RuleResult } from './rules';
import type { VerdictReason } from './verdict';
import { type Warning, warningsOf } from './warnings';

/** Something that blocks a submission. `field` is null for the step as a whole. */
export type Missing =
  | MissingAnswer
  | { readonly step: StepId; readonly field: null; readonly reason: MissingOfStep };
type MissingOfStep =
  | { readonly code: 'no-photos' }
  /** Nobody has confirmed a photo that looks blank. `position` starts at 1. */
  | { readonly code: 'blank-photo'; readonly position: number }
  | { readonly code: 'rule'; readonly rule: Rule['id']; readonly verdict: VerdictReason };

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
    gate: missing.length > 0 ? closedGateOf(missing) : gateOf(ruleResults),
  };
}

/** Everything that requires a special review, each as a text that stays the same while nothing about it changes. */
export const specialFindingsOf = ({ ruleResults }: Pick<Assessment, 'ruleResults'>): readonly string[] =>
  ruleResults
    .filter(({ verdict }) => verdict.state === 'special-review')
    .flatMap(({ rule, verdict: { reason } }) => {
      if (reason.code === 'words-about-people')
        return reason.findings.map(({ about, words }) => `${rule.id}: ${about}: ${words}`);
      return reason.code === 'words-about-age' ? `${rule.id}: ${reason.words}` : `${rule.id}: ${reason.code}`;
    });

/** The documents that a reviewer must open before an exemption of the disclosure act counts. */
export function papersToOpen(
  { ruleResults }: Pick<Assessment, 'ruleResults'>,
  { documents }: Pick<Content, 'documents'>,
): readonly DraftDocument[] {
  const isClaimed = ruleResults.some(
    ({ verdict: { reason } }) =>
      reason.code === 'fiduciary-papers' || reason.code === 'private-lender-papers',
  );
  return isClaimed ? documents.filter(({ kind }) => kind === 'ProofOfAuthority') : [];
}

function closedGateOf(missing: readonly Missing[]): Gate {
  const isContract = ({ reason }: Missing) => reason.code === 'rule' && reason.rule === 'contract-of-sale';
  return missing.every(isContract) ? 'needs-contract' : 'closed';
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
      ? [{ step: rule.step, field: null, reason: { code: 'rule', rule: rule.id, verdict: verdict.reason } }]
      : [],
  );
  return stepIds.flatMap((step) => [
    ...missingAnswers(content.answers, step, now, published),
    ...(step === 'photos' ? missingOfPhotos(content.photos) : []),
    ...ofRules.filter((each) => each.step === step),
  ]);
}

const missingOfPhotos = (photos: Content['photos']): readonly Missing[] =>
  photos.length === 0
    ? [{ step: 'photos', field: null, reason: { code: 'no-photos' } }]
    : photos.flatMap(({ doubt, order }): Missing[] =>
        doubt ? [{ step: 'photos', field: null, reason: { code: 'blank-photo', position: order + 1 } }] : [],
      );
