import type { SaleEndReason } from '@/lib/domain/auctions/terms/post-sale-outcome-schema';
import type { CostStatement } from '@/lib/domain/costs/statement/cost-statement';
import type { ActualFigures } from './actual-figures';
import type {
  Backup,
  ClosingEventOf,
  Contract,
  EscrowAgent,
  FallThroughReason,
  SaleTerms,
  SoldLot,
} from './closing-schema';
import {
  type ClosingStatus,
  isOpenStatus,
  type Side,
  type Step,
  type StepName,
  sides,
  steps,
} from './closing-steps';

export type Confirmed = ClosingEventOf<'confirmed'>;

/** How a closing failed. */
export type ClosingEnd =
  | {
      readonly kind: 'fell-through';
      readonly reason: ClosingEventOf<'fell-through'>['reason'];
      readonly at: number;
    }
  | { readonly kind: 'default'; readonly side: Side; readonly reason: string; readonly at: number };

/** The public reason: for a default only which side defaulted. */
export const whyEnded = (end: ClosingEnd): SaleEndReason => (end.kind === 'default' ? end.side : end.reason);

/** The backup buyer who may take the buyer's place. The seller or the backup buyer decides until `dueAt`. */
export interface Succession {
  readonly stage: 'seller-chooses' | 'offered' | 'accepted';
  readonly backup: Backup;
  readonly dueAt: number;
}

/** The choice that the seller has to make after a buyer's default; null if `side` has nothing to choose. */
export const choiceOf = (
  { succession }: Pick<ClosingState, 'succession'>,
  side: Side | null,
): Succession | null => (side === 'seller' && succession?.stage === 'seller-chooses' ? succession : null);

/** One side's request for more time. `until`: the proposed deadline. */
export interface Extension {
  readonly side: Side;
  readonly until: number;
  readonly reason: string;
  readonly at: number;
}

/** The state of a closing. Instants in ms. */
export interface ClosingState {
  readonly status: ClosingStatus;
  readonly terms: SaleTerms;
  /** Deadline of the current steps; null once the closing has ended. */
  readonly dueAt: number | null;
  /** The current deadline before any extension. */
  readonly firstDueAt: number;
  readonly contract: Contract | null;
  /** Bidders read the contract before the sale, so the seller cannot replace it. */
  readonly isContractFixed: boolean;
  /** The start of the SHA-256 of the contract that bidders read, while its file is lost. */
  readonly lostContract: string | null;
  readonly escrow: EscrowAgent | null;
  /** The homes that are sold together; empty for a single home. */
  readonly lot: SoldLot;
  readonly confirmed: readonly Confirmed[];
  readonly proposal: { readonly side: Side; readonly reason: FallThroughReason; readonly at: number } | null;
  /** One side's request to move the current deadline. */
  readonly extension: Extension | null;
  /**
   * Counters for the limits: requests to end the closing and to move a deadline by side, contracts offered.
   */
  readonly proposals: Readonly<Record<Side, number>>;
  readonly extensions: Readonly<Record<Side, number>>;
  readonly contracts: number;
  /** SHA-256 of every contract so far, the current one included. None of these files is a signed contract. */
  readonly contractHashes: readonly string[];
  /** Clock events already recorded for the current deadline. */
  readonly deadlineEvents: readonly ('reminded' | 'overdue' | 'cure-ended')[];
  readonly end: ClosingEnd | null;
  readonly succession: Succession | null;
  /** The buyer's verdicts on the facts after the closing, and the seller's answer; null before. */
  readonly judgment: {
    readonly facts: ClosingEventOf<'facts-judged'>['facts'];
    readonly at: number;
    readonly answer: { readonly text: string; readonly at: number } | null;
  } | null;
  /** The costs as computed at the win; null in older closings. */
  readonly statement: CostStatement | null;
  /** What each side paid, and who entered it; null before. */
  readonly figures: Readonly<
    Record<Side, { readonly figures: ActualFigures; readonly uid: string | null } | null>
  >;
  /** User ids of the backup buyers named so far. */
  readonly namedBackupIds: readonly string[];
}

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
export const contractDueMs = 72 * hourMs;
export const depositDueMs = 72 * hourMs;
/** The least time for a side whose turn begins. */
export const leastTurnMs = 48 * hourMs;
export const remindBeforeMs = 24 * hourMs;
/** Cure period after a missed deadline, in which the late side can still act. */
const cureMs = {
  AwaitingContract: 48 * hourMs,
  AwaitingDeposit: 48 * hourMs,
  InClosing: 10 * dayMs,
} as const;
/** An open closing ends this long after its deadline. */
export const abandonedMs = 90 * dayMs;
/** Time for the seller to choose and for a backup buyer to answer. */
export const successionMs = 48 * hourMs;

export const confirmationOf = ({ confirmed }: ClosingState, step: StepName, side: Side): Confirmed | null =>
  confirmed.find((each) => each.step === step && each.side === side) ?? null;

export const isDone = (state: ClosingState, step: Step): boolean =>
  step.sides.every((side) => confirmationOf(state, step.name, side) !== null);

/** Whether one side can confirm a step now: not confirmed yet, and every earlier step is done. */
export function isOpenTo(state: ClosingState, step: Step, side: Side): boolean {
  if (!step.sides.includes(side) || !step.during.includes(state.status)) return false;
  if (confirmationOf(state, step.name, side)) return false;
  return steps.every((each) => !step.after.includes(each.name) || isDone(state, each));
}

/** The sides whose turn it is: the current deadline requires something that they can do now. */
export function sidesDue(state: ClosingState): readonly Side[] {
  if (!isOpenStatus(state.status)) return [];
  return sides.filter((side) => steps.some((step) => asksFor(state, step, side)));
}

/** The buyer cannot be late to sign before there is a contract. */
function asksFor(state: ClosingState, step: Step, side: Side): boolean {
  if (step.neededIn !== state.status || !isOpenTo(state, step, side)) return false;
  return step.name !== 'sign' || side === 'seller' || state.contract !== null;
}

/** Compares times only: true even before the `overdue` event is recorded. */
export const isOverdue = ({ dueAt }: ClosingState, now: number): boolean => dueAt !== null && now > dueAt;

/** End of the cure period, after which the waiting side may declare a default; null once closed or failed. */
export const cureEndsAt = ({ status, dueAt }: Pick<ClosingState, 'status' | 'dueAt'>): number | null =>
  isOpenStatus(status) && dueAt !== null ? dueAt + cureMs[status] : null;

/** When the clock next has an event to record; null if none is left. */
export function nextTickAt(state: ClosingState): number | null {
  const { dueAt, deadlineEvents, succession } = state;
  if (succession) return succession.stage === 'accepted' ? null : succession.dueAt + 1;
  const curedAt = cureEndsAt(state);
  if (dueAt === null || curedAt === null) return null;
  if (!deadlineEvents.includes('reminded')) return dueAt - remindBeforeMs;
  if (!deadlineEvents.includes('overdue')) return dueAt + 1;
  return deadlineEvents.includes('cure-ended') ? dueAt + abandonedMs + 1 : curedAt + 1;
}
