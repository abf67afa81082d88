import type { SaleEndReason } from '@/lib/domain/auctions/terms/post-sale-outcome-schema';
import type {
  Backup,
  ClosingEventOf,
  Contract,
  EscrowAgent,
  FallThroughReason,
  SaleTerms,
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

/** As everybody is told it. */
export const whyEnded = (end: ClosingEnd): SaleEndReason => (end.kind === 'default' ? end.side : end.reason);

/** Who is to take the buyer's place, and who has the word until `dueAt`. */
export interface Succession {
  readonly stage: 'seller-chooses' | 'offered' | 'accepted';
  readonly backup: Backup;
  readonly dueAt: number;
}

/** What the seller has to choose after a buyer's default; null: `side` has nothing to choose. */
export const choiceOf = (
  { succession }: Pick<ClosingState, 'succession'>,
  side: Side | null,
): Succession | null => (side === 'seller' && succession?.stage === 'seller-chooses' ? succession : null);

/** A wish of one side for more time. `until`: the deadline as it would be. */
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
  /** Until when the present steps are due; null once it has ended. */
  readonly dueAt: number | null;
  /** What the present deadline was at first. */
  readonly firstDueAt: number;
  readonly contract: Contract | null;
  readonly escrow: EscrowAgent | null;
  readonly confirmed: readonly Confirmed[];
  readonly proposal: { readonly side: Side; readonly reason: FallThroughReason; readonly at: number } | null;
  /** Asked for by one side: the present deadline later. */
  readonly extension: Extension | null;
  /** How often each side has asked to end it and to move a deadline, and how many contracts were put up. */
  readonly proposals: Readonly<Record<Side, number>>;
  readonly extensions: Readonly<Record<Side, number>>;
  readonly contracts: number;
  /** What the clock has said of the present deadline. */
  readonly told: readonly ('reminded' | 'overdue' | 'cure-ended')[];
  readonly end: ClosingEnd | null;
  readonly succession: Succession | null;
  /** How the buyer found the facts after the closing, and what the seller answers; null before. */
  readonly judgment: {
    readonly facts: ClosingEventOf<'facts-judged'>['facts'];
    readonly at: number;
    readonly answer: { readonly text: string; readonly at: number } | null;
  } | null;
  /** Who was named as back-up. */
  readonly asked: readonly string[];
}

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
export const contractDueMs = 72 * hourMs;
export const depositDueMs = 72 * hourMs;
/** Who gets the turn has at least so long. */
export const leastTurnMs = 48 * hourMs;
export const remindBeforeMs = 24 * hourMs;
/** So long somebody may still make up for what is late. */
const cureMs = {
  AwaitingContract: 48 * hourMs,
  AwaitingDeposit: 48 * hourMs,
  InClosing: 10 * dayMs,
} as const;
/** A closing that nobody continues ends so long after its deadline. */
export const abandonedMs = 90 * dayMs;
/** For the seller to choose, and for a back-up to answer. */
export const successionMs = 48 * hourMs;

export const confirmationOf = ({ confirmed }: ClosingState, step: StepName, side: Side): Confirmed | null =>
  confirmed.find((each) => each.step === step && each.side === side) ?? null;

export const isDone = (state: ClosingState, step: Step): boolean =>
  step.sides.every((side) => confirmationOf(state, step.name, side) !== null);

/** Whether everything stands that comes before a step, for one side. */
export function isOpenTo(state: ClosingState, step: Step, side: Side): boolean {
  if (!step.sides.includes(side) || !step.during.includes(state.status)) return false;
  if (confirmationOf(state, step.name, side)) return false;
  return steps.every((each) => !step.after.includes(each.name) || isDone(state, each));
}

/** Whose turn it is: the sides of which the present deadline asks something that they can do. */
export function behind(state: ClosingState): readonly Side[] {
  if (!isOpenStatus(state.status)) return [];
  return sides.filter((side) => steps.some((step) => asksFor(state, step, side)));
}

/** A buyer has nothing to sign before there is a contract. */
function asksFor(state: ClosingState, step: Step, side: Side): boolean {
  if (step.neededIn !== state.status || !isOpenTo(state, step, side)) return false;
  return step.name !== 'sign' || side === 'seller' || state.contract !== null;
}

/** By the clock alone, whatever was recorded. */
export const isOverdue = ({ dueAt }: ClosingState, now: number): boolean => dueAt !== null && now > dueAt;

/** From when on the waiting side may declare a default; null once it has ended. */
export const cureEndsAt = ({ status, dueAt }: Pick<ClosingState, 'status' | 'dueAt'>): number | null =>
  isOpenStatus(status) && dueAt !== null ? dueAt + cureMs[status] : null;

/** When the clock next has something to say; null: never. */
export function nextTickAt(state: ClosingState): number | null {
  const { dueAt, told, succession } = state;
  if (succession) return succession.stage === 'accepted' ? null : succession.dueAt + 1;
  const curedAt = cureEndsAt(state);
  if (dueAt === null || curedAt === null) return null;
  if (!told.includes('reminded')) return dueAt - remindBeforeMs;
  if (!told.includes('overdue')) return dueAt + 1;
  return told.includes('cure-ended') ? dueAt + abandonedMs + 1 : curedAt + 1;
}
