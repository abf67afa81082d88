import type { Missing } from '@/lib/domain/drafts/assess';
import type { StepId } from '@/lib/domain/drafts/fields/steps';
import type { ScheduleInput } from '@/lib/domain/drafts/schedule';
import type { PriceRule } from './bulk-action-prices';

/** What members of an organization can do with many of its homes at once. */
export const bulkActionTypes = [
  'submit',
  'schedule',
  'lower-prices',
  'confirm',
  'hold',
  'resume',
  'withdraw',
  'relist',
] as const;
export type BulkActionType = (typeof bulkActionTypes)[number];

export const undoableTypes = ['submit', 'schedule', 'relist', 'hold'] as const;
export type UndoableType = (typeof undoableTypes)[number];
export const isUndoable = (type: BulkRequest['type']): type is UndoableType =>
  undoableTypes.some((each) => each === type);

export type BulkRequest =
  | { readonly type: 'confirm' | 'hold' | 'resume' | 'relist' }
  /** `isDeclared`: the member makes the seller's declaration for each home. */
  | { readonly type: 'submit'; readonly isDeclared: boolean }
  | { readonly type: 'withdraw'; readonly reason: string }
  | { readonly type: 'schedule'; readonly schedule: ScheduleInput }
  | { readonly type: 'lower-prices'; readonly rule: PriceRule }
  /** Takes back what another action did, where nothing became public. */
  | { readonly type: 'undo'; readonly of: string; readonly undoes: UndoableType };

export const bulkActionStates = [
  /** The homes are being checked, piece by piece. */
  'planning',
  /** A member sees what will change. Nothing has happened yet. */
  'review',
  'running',
  'done',
  /** A member ended it. What was done by then stays. */
  'cancelled',
  /** The member who started it can no longer act for the organization. */
  'stopped',
  /** A piece failed on every try. */
  'failed',
] as const;
export type BulkActionState = (typeof bulkActionStates)[number];
export const isOpen = (state: BulkActionState): boolean =>
  state === 'planning' || state === 'review' || state === 'running';

export const itemOutcomes = [
  'done',
  /** It changed after the preview. */
  'skipped',
  /** A rule refused it during the run. */
  'refused',
] as const;
export type ItemOutcome = (typeof itemOutcomes)[number];

/** What the preview shows for one home. Instants in ms. */
export type PlannedChange =
  | { readonly kind: 'price'; readonly fromCents: number; readonly toCents: number }
  | { readonly kind: 'auction'; readonly startsAt: number; readonly endsAt: number }
  | { readonly kind: 'status'; readonly from: string; readonly to: string }
  | { readonly kind: 'facts'; readonly confirmedAt: number };

export interface BulkActionItem {
  readonly draftId: string;
  /** Its address. */
  readonly title: string;
  /** The seller's own number, or else ours. */
  readonly number: string;
  /** The new price in the table of a price action; null otherwise. */
  readonly targetCents: number | null;
  /** The draft's version in the preview. A home with another version is skipped. */
  readonly version: number;
  readonly change: PlannedChange | null;
  /** Why the preview leaves it out: a code. Null if it is part of the action. */
  readonly refusal: string | null;
  /** What the home lacks, if that is why it is left out. */
  readonly missing: MissingOfHome | null;
  /** The action reopens a published listing, so its undo also discards the change. */
  readonly reopens: boolean;
  readonly outcome: ItemOutcome | null;
  readonly reason: string | null;
  /** The draft's version after the action. Undo skips a home that changed since. */
  readonly versionAfter: number | null;
  /** Visitors see what was done. */
  readonly isPublic: boolean;
}

/** What keeps a home from being submitted. `about`: a question, a rule, or the step of files that it lacks. */
export interface MissingOfHome {
  readonly count: number;
  readonly first: readonly { readonly step: StepId; readonly about: string }[];
}

/** Before the id of a rule, because a rule and a question can have one name. */
export const ruleMark = 'rule/';

const namedFirst = 2;
export const toMissingOfHome = (missing: readonly Missing[]): MissingOfHome => ({
  count: missing.length,
  first: missing.slice(0, namedFirst).map(({ step, field, reason }) => ({
    step,
    about: field ?? (reason.code === 'rule' ? ruleMark + reason.rule : step),
  })),
});

/** Why a home is left out or was not done: a code. */
export const reasonOf = ({ refusal, reason }: Pick<BulkActionItem, 'refusal' | 'reason'>): string =>
  refusal ?? reason ?? 'not-reached';

export interface BulkCounts {
  /** Homes that the preview accepted. */
  readonly planned: number;
  /** Homes that the preview left out. */
  readonly left: number;
  readonly done: number;
  readonly skipped: number;
  readonly refused: number;
}
export const noCounts: BulkCounts = { planned: 0, left: 0, done: 0, skipped: 0, refused: 0 };

/** Instants in ms. */
export interface BulkAction {
  readonly actionId: string;
  readonly organisationId: string;
  readonly by: { readonly uid: string; readonly name: string };
  readonly request: BulkRequest;
  readonly state: BulkActionState;
  /** The number of homes in it. */
  readonly total: number;
  /** How many of them the current phase has handled. */
  readonly cursor: number;
  /** The number of failed tries of the next piece. */
  readonly tries: number;
  /** A process works on it until then. */
  readonly claimedUntil: number;
  readonly counts: BulkCounts;
  /** The id of the action that takes this one back; null without one. */
  readonly undoneBy: string | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly changedAt: number;
}

/** Homes per piece. Each home is one commit. */
export const ITEMS_PER_PIECE = 25;
export const TRIES_PER_PIECE = 10;
export const MAX_HOMES = 1_000;
export const MAX_ACTIONS_PER_DAY = 20;

export function countItems(items: readonly BulkActionItem[]): BulkCounts {
  const outcomes = (outcome: ItemOutcome) => items.filter((item) => item.outcome === outcome).length;
  const planned = items.filter(({ refusal }) => refusal === null).length;
  return {
    planned,
    left: items.length - planned,
    done: outcomes('done'),
    skipped: outcomes('skipped'),
    refused: outcomes('refused'),
  };
}

/** Whether undo can still take this home back. A hold is public, but resuming it needs no review. */
export const canTakeBack = (
  { outcome, isPublic }: Pick<BulkActionItem, 'outcome' | 'isPublic'>,
  type: UndoableType,
): boolean => outcome === 'done' && (type === 'hold' || !isPublic);

/**
 * Why a new action cannot start now; null if it can. `earlier`: when others of the organization started. Undo
 * is no action of the day, so that a mistake in the last one can be taken back.
 */
export function refuseStart(
  type: BulkRequest['type'],
  earlier: readonly number[],
  isOtherRunning: boolean,
  now: number,
): 'one-running' | 'actions-of-today' | null {
  if (isOtherRunning) return 'one-running';
  if (type === 'undo') return null;
  return startsOfToday(earlier, now).length < MAX_ACTIONS_PER_DAY ? null : 'actions-of-today';
}

const dayMs = 24 * 3_600_000;
export const startsOfToday = (earlier: readonly number[], now: number): readonly number[] =>
  earlier.filter((at) => at > now - dayMs);
