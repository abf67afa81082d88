import { z } from 'zod';
import { riskReportTopics } from '@/lib/domain/listings/risk-topics';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { ClosingState } from './closing';
import type { ClosingEvent } from './closing-schema';
import type { ActingParty } from './decide-closing';
import {
  type DisclosedFact,
  type FactVerdict,
  factKey,
  factVerdicts,
  maxNote,
  maxReply,
} from './fact-verdicts';

/** One fact as the listing stated it, and what the buyer found. `note` is for the two sides and staff. */
export const factFindingSchema = z.object({
  topic: z.enum(riskReportTopics),
  told: z.string(),
  /** In a lot: the listing key of the home. */
  home: z.string().optional(),
  verdict: z.enum(factVerdicts),
  note: z.string().max(maxNote),
});
type FactFinding = z.infer<typeof factFindingSchema>;

/** The buyer's verdict on one fact; null until one is chosen. */
export interface FactAnswer {
  readonly verdict: FactVerdict | null;
  readonly note: string;
}

/** By `factKey`. */
export type FactAnswers = Readonly<Partial<Record<string, FactAnswer>>>;

export type JudgmentCommand =
  | {
      readonly type: 'judge-facts';
      /** What the listing states, read in the same transaction. */
      readonly disclosedFacts: readonly DisclosedFact[];
      readonly answers: FactAnswers;
    }
  | { readonly type: 'answer-facts'; readonly text: string };

/** `needs-verdicts`: a fact has no verdict. `needs-difference`: a different fact has no note. */
export type JudgmentRefusal =
  | 'not-closed'
  | 'not-your-word'
  | 'done-already'
  | 'nothing-told'
  | 'needs-verdicts'
  | 'needs-difference'
  | 'needs-answer';
type Decided = Result<readonly ClosingEvent[], JudgmentRefusal>;

/** After the closing the buyer judges the listing's facts once, and the seller answers once. */
export function decideJudgment(state: ClosingState, command: JudgmentCommand, acting: ActingParty): Decided {
  if (state.status !== 'Closed') return refuse('not-closed');
  return command.type === 'judge-facts'
    ? judge(state, command, acting)
    : answer(state, command.text.trim().slice(0, maxReply), acting);
}

function judge(
  state: ClosingState,
  { disclosedFacts, answers }: Extract<JudgmentCommand, { type: 'judge-facts' }>,
  { side, by, now: at }: ActingParty,
): Decided {
  if (side !== 'buyer') return refuse('not-your-word');
  if (state.judgment) return refuse('done-already');
  if (disclosedFacts.length === 0) return refuse('nothing-told');
  const facts = disclosedFacts.flatMap((fact): FactFinding[] => {
    const { verdict = null, note = '' } = answers[factKey(fact)] ?? {};
    return verdict === null ? [] : [{ ...fact, verdict, note: note.trim().slice(0, maxNote) }];
  });
  if (facts.length < disclosedFacts.length) return refuse('needs-verdicts');
  if (facts.some(({ verdict, note }) => verdict === 'different' && note === ''))
    return refuse('needs-difference');
  return ok([{ type: 'facts-judged', at, by, facts }]);
}

function answer(state: ClosingState, text: string, { side, by, now: at }: ActingParty): Decided {
  if (side !== 'seller' || !state.judgment) return refuse('not-your-word');
  if (state.judgment.answer !== null) return refuse('done-already');
  return text === '' ? refuse('needs-answer') : ok([{ type: 'facts-answered', at, by, text }]);
}

/** How many facts of a seller's homes their buyers judged, and how many of those were different. */
export interface FactAccuracy {
  readonly judged: number;
  readonly different: number;
  readonly sales: number;
}

/** Counts only completed closings whose buyers judged the facts. */
export function toFactAccuracy(
  closings: readonly { readonly status: ClosingState['status']; readonly events: readonly ClosingEvent[] }[],
): FactAccuracy {
  const judgments = closings.flatMap(({ status, events }) =>
    status === 'Closed'
      ? events.flatMap((event) => (event.type === 'facts-judged' ? [event.facts] : []))
      : [],
  );
  const facts = judgments.flat();
  return {
    judged: facts.length,
    different: facts.filter(({ verdict }) => verdict === 'different').length,
    sales: judgments.length,
  };
}
