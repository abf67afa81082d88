import { closeByOf } from './close-by';
import {
  type ClosingState,
  contractDueMs,
  depositDueMs,
  isDone,
  leastTurnMs,
  sidesDue,
  successionMs,
} from './closing';
import type { ClosingEvent, ClosingEventOf } from './closing-schema';
import { stepOf } from './closing-steps';

/** The state after one more event. Throws if the first event is not `opened`. */
export function evolveClosing(before: ClosingState | null, event: ClosingEvent): ClosingState {
  if (event.type === 'opened') return opened(event);
  if (!before) throw new Error('A closing begins with its opening');
  return withoutMootExtension(before, afterEvent(before, event));
}

function afterEvent(before: ClosingState, event: Exclude<ClosingEvent, { type: 'opened' }>): ClosingState {
  switch (event.type) {
    case 'contract-offered': {
      const { contract, at } = event;
      const contractHashes = [...before.contractHashes, contract.sha256];
      const isContractFixed = before.isContractFixed || before.lostContract !== null;
      const found = { contract, contractHashes, isContractFixed, lostContract: null };
      return withTime({ ...before, ...found, contracts: before.contracts + 1 }, at + leastTurnMs);
    }
    case 'confirmed':
      return afterStep(before, event);
    case 'reminded':
    case 'overdue':
    case 'cure-ended':
      return { ...before, deadlineEvents: [...before.deadlineEvents, event.type] };
    case 'fall-through-proposed': {
      const { side, reason, at } = event;
      const proposals = { ...before.proposals, [side]: before.proposals[side] + 1 };
      return { ...before, proposals, proposal: { side, reason, at } };
    }
    case 'proposal-withdrawn':
      return { ...before, proposal: null };
    case 'extension-proposed': {
      const { side, until, reason, at } = event;
      const extensions = { ...before.extensions, [side]: before.extensions[side] + 1 };
      return { ...before, extensions, extension: { side, until, reason, at } };
    }
    case 'extension-agreed':
      return { ...before, dueAt: event.until, deadlineEvents: [] };
    case 'extension-declined':
      return { ...before, extension: null };
    case 'fell-through':
      return ended(before, 'FellThrough', { kind: 'fell-through', reason: event.reason, at: event.at });
    case 'defaulted':
      return ended(before, 'Defaulted', {
        kind: 'default',
        side: event.side,
        reason: event.reason,
        at: event.at,
      });
    case 'backup-named': {
      const { backup, asksSeller, at } = event;
      const stage = asksSeller ? 'seller-chooses' : 'offered';
      const succession = { stage, backup, dueAt: at + successionMs } as const;
      return { ...before, succession, namedBackupIds: [...before.namedBackupIds, backup.uid] };
    }
    case 'backup-offered':
      return withStage(before, 'offered', event.at + successionMs);
    case 'backup-accepted':
      return withStage(before, 'accepted', event.at);
    case 'facts-judged':
      return { ...before, judgment: { facts: event.facts, at: event.at, answer: null } };
    case 'facts-answered': {
      const { text, at } = event;
      return { ...before, judgment: before.judgment && { ...before.judgment, answer: { text, at } } };
    }
    case 'figures-entered': {
      const { side, figures, by } = event;
      const entered = { figures, uid: by?.uid ?? null };
      return { ...before, figures: { ...before.figures, [side]: entered } };
    }
    case 'backup-passed':
    case 'relisted':
      return { ...before, succession: null };
  }
}

/** The state after all events. Throws on an empty list. */
export function replayClosing(events: readonly ClosingEvent[]): ClosingState {
  const state = events.reduce<ClosingState | null>(evolveClosing, null);
  if (!state) throw new Error('A closing has at least one event');
  return state;
}

const opened = ({
  terms,
  contract,
  isContractFixed,
  lostContract,
  statement,
  lot,
  at,
}: ClosingEventOf<'opened'>): ClosingState => ({
  status: 'AwaitingContract',
  terms,
  dueAt: at + contractDueMs,
  contract,
  isContractFixed: isContractFixed === true,
  lostContract: lostContract ?? null,
  escrow: null,
  lot: lot ?? [],
  proposals: { buyer: 0, seller: 0 },
  contracts: 0,
  contractHashes: contract ? [contract.sha256] : [],
  firstDueAt: at + contractDueMs,
  extension: null,
  extensions: { buyer: 0, seller: 0 },
  confirmed: [],
  proposal: null,
  deadlineEvents: [],
  end: null,
  succession: null,
  namedBackupIds: [],
  judgment: null,
  statement: statement ?? null,
  figures: { buyer: null, seller: null },
});

function afterStep(before: ClosingState, event: ClosingEventOf<'confirmed'>): ClosingState {
  const confirmed = [...before.confirmed, event];
  const state = { ...before, confirmed, escrow: event.escrow ?? before.escrow };
  const { at } = event;
  if (!isDone(state, stepOf(event.step))) return withTurn(before, state, at);
  switch (event.step) {
    case 'sign':
      return entered(state, 'AwaitingDeposit', at + depositDueMs);
    case 'deposit-received':
      return entered(state, 'InClosing', Math.max(closeByOf(state) ?? at, at + leastTurnMs));
    case 'closed':
      return { ...state, status: 'Closed', dueAt: null, proposal: null };
    default:
      return withTurn(before, state, at);
  }
}

/** Moves the deadline if a side's turn begins with less than the minimum time left. */
function withTurn(before: ClosingState, state: ClosingState, at: number): ClosingState {
  const had = sidesDue(before);
  const isNew = sidesDue(state).some((side) => !had.includes(side));
  return isNew ? withTime(state, at + leastTurnMs) : state;
}

/** Moves the deadline to `earliest` if it is sooner. */
const withTime = (state: ClosingState, earliest: number): ClosingState =>
  state.dueAt === null || state.dueAt >= earliest ? state : { ...state, dueAt: earliest, deadlineEvents: [] };

const entered = (state: ClosingState, status: ClosingState['status'], dueAt: number): ClosingState => ({
  ...state,
  status,
  dueAt,
  firstDueAt: dueAt,
  deadlineEvents: [],
});

/** Drops a request for more time when its deadline is gone or is already as late as requested. */
function withoutMootExtension(before: ClosingState, state: ClosingState): ClosingState {
  const { extension, dueAt, status } = state;
  if (!extension) return state;
  const isMoot = status !== before.status || dueAt === null || dueAt >= extension.until;
  return isMoot ? { ...state, extension: null } : state;
}

const ended = (
  state: ClosingState,
  status: ClosingState['status'],
  end: ClosingState['end'],
): ClosingState => ({
  ...state,
  status,
  end,
  dueAt: null,
  proposal: null,
});

const withStage = (
  state: ClosingState,
  stage: NonNullable<ClosingState['succession']>['stage'],
  dueAt: number,
): ClosingState =>
  state.succession ? { ...state, succession: { ...state.succession, stage, dueAt } } : state;
