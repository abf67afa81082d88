import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { decideFigures, type FiguresCommand, type FiguresRefusal } from './actual-figures';
import {
  abandonedMs,
  type ClosingState,
  confirmationOf,
  cureEndsAt,
  isOpenTo,
  isOverdue,
  remindBeforeMs,
  sidesDue,
} from './closing';
import type {
  Backup,
  ClosingEvent,
  Contract,
  EscrowAgent,
  FallThroughReason,
  Party,
  Signature,
} from './closing-schema';
import { isOpenStatus, otherSide, type Side, type StepName, stepOf } from './closing-steps';
import { decideExtension, type ExtensionCommand } from './extension';
import { decideJudgment, type JudgmentCommand, type JudgmentRefusal } from './fact-judgment';

/** What a side can do in a closing. */
export type ClosingCommand =
  | { readonly type: 'offer-contract'; readonly contract: Contract }
  | {
      readonly type: 'confirm';
      readonly step: StepName;
      readonly note: string;
      readonly signature: Signature | null;
      readonly escrow: EscrowAgent | null;
    }
  | { readonly type: 'propose-fall-through'; readonly reason: FallThroughReason }
  | { readonly type: 'agree' | 'withdraw-proposal' }
  | ExtensionCommand
  | { readonly type: 'end-unfinished' }
  /** `backups`: the available backup buyers, ranked, each with their price. */
  | { readonly type: 'declare-default'; readonly reason: string; readonly backups: readonly Backup[] }
  | { readonly type: 'offer-backup'; readonly backups: readonly Backup[] }
  | { readonly type: 'relist' }
  | JudgmentCommand
  | FiguresCommand;

export interface ActingParty {
  readonly side: Side;
  readonly by: Party;
  readonly now: number;
}

export type ClosingRefusal =
  | 'wrong-status'
  /** The other side confirms it. */
  | 'not-your-step'
  /** An earlier step is open. */
  | 'not-yet'
  | 'done-already'
  | 'needs-name'
  | 'needs-escrow'
  /** Each home of a lot must be found in the contract. */
  | 'needs-homes'
  | 'no-contract'
  /** The contract changed since the person read it. */
  | 'document-changed'
  /** The PDF sent as signed is a contract as it was offered. */
  | 'unsigned-contract'
  | 'signed-already'
  | 'too-many-contracts'
  /** Bidders read another contract before the sale. */
  | 'contract-fixed'
  | 'other-contract'
  | 'too-many-proposals'
  | 'asked-already'
  /** Not after the current deadline or now, or past the latest day allowed. */
  | 'not-a-later-day'
  | 'not-overdue'
  /** The cure period is not over. */
  | 'cure-runs'
  | 'you-are-behind'
  | 'they-are-not-behind'
  | 'needs-reason'
  | 'no-proposal'
  | 'not-your-word'
  | JudgmentRefusal
  | FiguresRefusal;

type Decided = Result<readonly ClosingEvent[], ClosingRefusal>;

/** The events of a side's command, or why it is refused. */
export function decideClosing(state: ClosingState, command: ClosingCommand, acting: ActingParty): Decided {
  switch (command.type) {
    case 'offer-contract':
      return offerContract(state, command.contract, acting);
    case 'confirm':
      return confirm(state, command, acting);
    case 'propose-fall-through':
    case 'agree':
    case 'withdraw-proposal':
      return fallThrough(state, command, acting);
    case 'propose-extension':
    case 'agree-extension':
    case 'decline-extension':
      return decideExtension(state, command, acting);
    case 'end-unfinished':
    case 'declare-default':
      return endOverdue(state, command, acting);
    case 'offer-backup':
    case 'relist':
      return chooseNext(state, command, acting);
    case 'judge-facts':
    case 'answer-facts':
      return decideJudgment(state, command, acting);
    case 'enter-figures':
      return decideFigures(state, command, acting);
  }
}

/** A limit, because a closing is stored as one document. */
export const maxContracts = 20;
/** Limit for each side. */
export const maxProposals = 10;

function offerContract(state: ClosingState, contract: Contract, { side, by, now: at }: ActingParty): Decided {
  if (side !== 'seller') return refuse('not-your-step');
  if (state.status !== 'AwaitingContract') return refuse('wrong-status');
  if (state.isContractFixed) return refuse('contract-fixed');
  if (!contract.sha256.startsWith(state.lostContract ?? '')) return refuse('other-contract');
  if (state.confirmed.some(({ step }) => step === 'sign')) return refuse('signed-already');
  if (state.contracts >= maxContracts) return refuse('too-many-contracts');
  return ok([{ type: 'contract-offered', at, by, contract }]);
}

type Confirm = Extract<ClosingCommand, { type: 'confirm' }>;

function confirm(state: ClosingState, command: Confirm, { side, by, now: at }: ActingParty): Decided {
  const step = stepOf(command.step);
  if (!step.sides.includes(side)) return refuse('not-your-step');
  if (confirmationOf(state, step.name, side)) return refuse('done-already');
  if (!step.during.includes(state.status)) return refuse('wrong-status');
  if (!isOpenTo(state, step, side)) return refuse('not-yet');
  const isSigning = step.name === 'sign';
  const refusal = isSigning ? refuseSignature(state, command, side) : refuseNote(command);
  if (refusal) return refuse(refusal);
  const { note } = command;
  const signature = isSigning ? command.signature : null;
  const escrow = isSigning && side === 'seller' ? command.escrow : null;
  return ok([{ type: 'confirmed', at, by, step: step.name, side, note: note.trim(), signature, escrow }]);
}

const refuseNote = ({ step, note }: Confirm): ClosingRefusal | null =>
  step === 'attorney' && note.trim() === '' ? 'needs-name' : null;

function refuseSignature(
  { contract, contractHashes, lot }: ClosingState,
  { signature, escrow }: Confirm,
  side: Side,
): ClosingRefusal | null {
  if (!signature || signature.name.trim() === '') return 'needs-name';
  if (!contract) return 'no-contract';
  const signed = signature.kind === 'typed' ? signature.sha256 : signature.of;
  if (signed !== contract.sha256) return 'document-changed';
  if (signature.kind === 'file' && contractHashes.includes(signature.sha256)) return 'unsigned-contract';
  const named = new Set(signature.homes);
  if (lot.some(({ listingKey }) => !named.has(listingKey))) return 'needs-homes';
  const hasAgent = escrow !== null && escrow.name.trim() !== '' && escrow.firm.trim() !== '';
  return side === 'seller' && !hasAgent ? 'needs-escrow' : null;
}

function fallThrough(
  state: ClosingState,
  command: Extract<ClosingCommand, { type: 'propose-fall-through' | 'agree' | 'withdraw-proposal' }>,
  { side, by, now: at }: ActingParty,
): Decided {
  if (!isOpenStatus(state.status)) return refuse('wrong-status');
  const { proposal } = state;
  if (command.type === 'propose-fall-through') {
    if (proposal) return refuse('done-already');
    if (state.proposals[side] >= maxProposals) return refuse('too-many-proposals');
    return ok([{ type: 'fall-through-proposed', at, by, side, reason: command.reason }]);
  }
  if (!proposal) return refuse('no-proposal');
  // Either side can withdraw the proposal: for the side that was asked, this is a refusal.
  if (command.type === 'withdraw-proposal') return ok([{ type: 'proposal-withdrawn', at, by }]);
  if (proposal.side === side) return refuse('not-your-word');
  return ok([{ type: 'fell-through', at, by, reason: proposal.reason }]);
}

function endOverdue(
  state: ClosingState,
  command: Extract<ClosingCommand, { type: 'end-unfinished' | 'declare-default' }>,
  { side, by, now: at }: ActingParty,
): Decided {
  const curedAt = cureEndsAt(state);
  if (curedAt === null) return refuse('wrong-status');
  if (!isOverdue(state, at)) return refuse('not-overdue');
  if (at <= curedAt) return refuse('cure-runs');
  const late = sidesDue(state);
  if (command.type === 'end-unfinished') {
    if (late.length < 2) return refuse(late.includes(side) ? 'you-are-behind' : 'they-are-not-behind');
    return ok([{ type: 'fell-through', at, by, reason: 'nobody-acted' }]);
  }
  if (late.includes(side)) return refuse('you-are-behind');
  if (!late.includes(otherSide(side))) return refuse('they-are-not-behind');
  if (command.reason.trim() === '') return refuse('needs-reason');
  const defaulted = {
    type: 'defaulted',
    at,
    by,
    side: otherSide(side),
    reason: command.reason.trim(),
  } as const;
  return ok([defaulted, ...nextIn(state, defaulted.side === 'buyer' ? command.backups : [], at)]);
}

/**
 * Names the first backup buyer who was not asked yet, if the seller wants to sell to them, or frees the home to
 * be listed again.
 */
function nextIn(state: ClosingState, backups: readonly Backup[], at: number): readonly ClosingEvent[] {
  const backup = backups.find(({ uid }) => !state.namedBackupIds.includes(uid));
  if (!backup) return [{ type: 'relisted', at, by: null, why: 'no-backup' }];
  return [{ type: 'backup-named', at, by: null, backup, asksSeller: true }];
}

function chooseNext(
  state: ClosingState,
  command: Extract<ClosingCommand, { type: 'offer-backup' | 'relist' }>,
  { side, by, now: at }: ActingParty,
): Decided {
  const { succession } = state;
  if (succession?.stage !== 'seller-chooses') return refuse('wrong-status');
  if (side !== 'seller') return refuse('not-your-word');
  if (at > succession.dueAt) return refuse('wrong-status');
  if (command.type === 'relist') return ok([{ type: 'relisted', at, by, why: 'seller' }]);
  const { backups } = command;
  if (backups.some(({ uid }) => uid === succession.backup.uid))
    return ok([{ type: 'backup-offered', at, by }]);
  return ok([{ type: 'backup-passed', at, by: null, why: 'gone' }, ...nextIn(state, backups, at)]);
}

/** The events of a backup buyer's answer, or why it is refused. */
export function answerAsBackup(
  state: ClosingState,
  answer: 'accept' | 'decline',
  { by, now: at }: Omit<ActingParty, 'side'>,
  backups: readonly Backup[],
): Decided {
  const { succession } = state;
  if (succession?.stage !== 'offered' || at > succession.dueAt) return refuse('wrong-status');
  if (succession.backup.uid !== by.uid) return refuse('not-your-word');
  if (answer === 'accept') return ok([{ type: 'backup-accepted', at, by }]);
  return ok([{ type: 'backup-passed', at, by, why: 'declined' }, ...nextIn(state, backups, at)]);
}

/** The clock events due at `now` (ms) that are not recorded yet. */
export function decideByClock(
  state: ClosingState,
  now: number,
  backups: readonly Backup[],
): readonly ClosingEvent[] {
  const by = null;
  const { dueAt, deadlineEvents, succession } = state;
  if (succession) {
    if (succession.stage === 'accepted' || now <= succession.dueAt) return [];
    if (succession.stage === 'seller-chooses') return [{ type: 'relisted', at: now, by, why: 'lapsed' }];
    return [{ type: 'backup-passed', at: now, by, why: 'lapsed' }, ...nextIn(state, backups, now)];
  }
  const curedAt = cureEndsAt(state);
  if (dueAt === null || curedAt === null) return [];
  if (now > dueAt + abandonedMs) return [{ type: 'fell-through', at: now, by, reason: 'nobody-acted' }];
  const due: ClosingEvent[] = [];
  const isNew = (type: (typeof deadlineEvents)[number]) => !deadlineEvents.includes(type);
  if (now >= dueAt - remindBeforeMs && isNew('reminded')) due.push({ type: 'reminded', at: now, by });
  if (now > dueAt && isNew('overdue'))
    due.push({ type: 'overdue', at: now, by, sides: [...sidesDue(state)] });
  if (now > curedAt && isNew('cure-ended')) due.push({ type: 'cure-ended', at: now, by });
  return due;
}
