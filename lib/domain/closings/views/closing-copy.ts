import { type ClosingState, isOpenTo, sidesDue, whyEnded } from '@/lib/domain/closings/closing';
import { closingEndWords } from '@/lib/domain/closings/closing-end-copy';
import type { CameFrom, FallThroughReason } from '@/lib/domain/closings/closing-schema';
import {
  type ClosingStatus,
  isOpenStatus,
  type OpenStatus,
  type Side,
  type StepName,
  steps,
} from '@/lib/domain/closings/closing-steps';
import type { ClosingRefusal } from '@/lib/domain/closings/decide-closing';

export const closingStatusWords: Readonly<Record<ClosingStatus, string>> = {
  AwaitingContract: 'Waiting for the contract',
  AwaitingDeposit: 'Waiting for the earnest money',
  InClosing: 'In closing',
  Closed: 'Closed',
  Defaulted: 'Ended by a default',
  FellThrough: 'Fell through',
};

export const sideWords: Readonly<Record<Side, string>> = { buyer: 'The buyer', seller: 'The seller' };

export const cameFromWords: Readonly<Record<CameFrom['kind'], string>> = {
  auction: 'Sold at auction',
  offer: 'Sold by an accepted offer',
  'buy-now': 'Sold at its buy-now price',
  'back-up': 'Sold to a back-up',
};

/** Headings of the steps. */
export const stepTitles: Readonly<Record<StepName, string>> = {
  attorney: 'Attorneys',
  sign: 'Contract',
  'deposit-sent': 'Earnest money',
  'deposit-received': 'Earnest money in escrow',
  title: 'Title',
  forms: 'Transfer-tax forms',
  ready: 'Ready to close',
  closed: 'Closing',
  recorded: 'Recording',
};

/** How a step reads once a side has confirmed it. */
export const stepWords: Readonly<Record<StepName, string>> = {
  attorney: 'Attorney named',
  sign: 'Contract signed',
  'deposit-sent': 'Earnest money sent',
  'deposit-received': 'Earnest money received in escrow',
  title: 'Title report read and accepted',
  forms: 'Transfer-tax forms ready',
  ready: 'Ready to close',
  closed: 'Closing done',
  recorded: 'Deed recorded',
};

/** The sentence that a side confirms with a step. */
export const confirmationWords = (step: StepName, side: Side): string => {
  if (step === 'closed' && side === 'seller')
    return 'The balance was paid and I have handed over the deed and the keys.';
  return plainConfirmations[step];
};

const plainConfirmations: Readonly<Record<StepName, string>> = {
  attorney: 'This attorney acts for me in this sale.',
  sign: 'I have read the contract and sign it.',
  'deposit-sent':
    'I have sent the earnest money to the escrow agent, after I checked the account on a telephone number that I knew before.',
  'deposit-received': 'The escrow agent has told me that the earnest money has arrived.',
  title: 'I have the title report, and nothing in it stands against the closing.',
  forms: 'The transfer-tax forms are filled in and signed.',
  ready: 'I am ready, willing and able to close.',
  closed: 'I have paid the balance and have the deed and the keys.',
  recorded: 'The county has recorded the deed.',
};

export const reasonLabel = (reason: FallThroughReason): string =>
  closingEndWords[reason].replace(/^./, (first) => first.toUpperCase());

/** The public reason why it did not close; empty unless it failed. */
export const endWords = ({ end }: Pick<ClosingState, 'end'>): string =>
  end ? closingEndWords[whyEnded(end)] : '';

/** Names of the deadlines. */
export const deadlineWords: Readonly<Record<OpenStatus, string>> = {
  AwaitingContract: 'contract',
  AwaitingDeposit: 'earnest money',
  InClosing: 'closing',
};

/** What the current deadline requires of `only`, or of every side whose turn it is. */
export const dueWords = (state: ClosingState, only?: Side): string =>
  dueSteps(state, only)
    .map((name) => taskWords[name])
    .join(', ');

/** The steps that the current deadline requires. */
export function dueSteps(state: ClosingState, only?: Side): readonly StepName[] {
  const late = sidesDue(state).filter((side) => !only || side === only);
  const due = steps.filter(
    (step) => step.neededIn === state.status && late.some((side) => isOpenTo(state, step, side)),
  );
  return due.map(({ name }) => name);
}

const taskWords: Readonly<Record<StepName, string>> = {
  attorney: 'name an attorney',
  sign: 'sign the contract',
  'deposit-sent': 'send the earnest money',
  'deposit-received': 'confirm the earnest money',
  title: 'accept the title report',
  forms: 'finish the transfer-tax forms',
  ready: 'say that you are ready to close',
  closed: 'confirm the closing',
  recorded: 'confirm the recording',
};

/** Whose turn it is, in a sentence, as `side` reads it; null for anyone else. */
export function turnWords(state: ClosingState, side: Side | null): string {
  if (!isOpenStatus(state.status)) return closingStatusWords[state.status];
  const late = sidesDue(state);
  if (side && late.includes(side)) return `Your turn: ${dueWords(state, side)}`;
  if (late.length === 2) return `Both sides: ${dueWords(state)}`;
  return late[0] ? `${sideWords[late[0]]}: ${dueWords(state)}` : closingStatusWords[state.status];
}

export type ClosingActionRefusal =
  | ClosingRefusal
  | 'signed-out'
  | 'not-found'
  | 'not-a-party'
  | 'too-many'
  | 'busy'
  | 'no-such-file'
  | 'needs-consent'
  | 'needs-text'
  | 'not-a-bidder'
  | 'over-limit'
  | 'not-a-day';

/** For each refusal, what happened and what to do next. */
export const closingRefusalWords: Readonly<Record<ClosingActionRefusal, string>> = {
  'signed-out': 'You were signed out meanwhile. Sign in again in another tab, then send this once more.',
  'not-found': 'There is no such sale.',
  'not-a-party': 'Only the buyer and the seller can do this.',
  'too-many': 'That was very much in a short time. Wait a minute, then go on.',
  busy: 'The site is busy. Nothing is lost: try again in a moment.',
  'wrong-status': 'The sale has gone on meanwhile. Load the page again to see where it stands.',
  'not-your-step': 'The other side confirms this.',
  'not-yet': 'Something before it is still open.',
  'done-already': 'This is done already.',
  'needs-name': 'Enter the name.',
  'needs-escrow': 'Name the escrow agent and the firm: the buyer has to know where the earnest money goes.',
  'no-contract': 'There is no contract to sign yet. The seller puts it up first.',
  'document-changed': 'The contract was changed meanwhile. Load the page again and read it before you sign.',
  'signed-already': 'Somebody has signed the contract. It cannot be changed anymore.',
  'too-many-contracts':
    'No more contracts can be put up in this sale. Sign the one that is there, or ask to end it.',
  'too-many-proposals':
    'Your side has asked for this as often as it can. The other side can still ask, and the deadlines hold.',
  'not-overdue': 'The deadline has not passed.',
  'cure-runs': 'It can still be made up for. The page says until when.',
  'you-are-behind': 'Something is still open on your own side. Do it first.',
  'they-are-not-behind': 'Nothing is open on the other side.',
  'needs-reason': 'Give a reason. The other side and our staff read it.',
  'no-proposal': 'Nobody asks for that anymore. Load the page again.',
  'asked-already': 'A later deadline is asked for already. It has to be answered first.',
  'not-a-later-day': 'Choose a day after the present deadline, and no later than the form allows.',
  'not-your-word': 'This is for the other side to say.',
  'not-closed': 'The facts are judged after the closing.',
  'nothing-told': 'The listing told no facts that could be judged.',
  'needs-verdicts': 'Say of every fact how it was. “Could not tell” is an answer too.',
  'needs-difference': 'Say what was different, beside each fact that was.',
  'needs-answer': 'Write what you answer first.',
  'no-such-file': 'Choose one of the documents that your side has sent.',
  'needs-consent': 'Confirm the sentence beside the box: it is what you stand behind.',
  'needs-text': 'Write something first.',
  'not-a-bidder': 'Only who bid in this auction and did not win it can stand as back-up.',
  'over-limit': 'This is above what is left of your bid limit. Ask for a higher one with a proof of funds.',
  'not-a-day': 'Choose a day from tomorrow on, at most half a year from now.',
};
