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
import type { SignatureRefusal } from '@/lib/domain/closings/signer';

export const closingStatusWords: Readonly<Record<ClosingStatus, string>> = {
  AwaitingContract: 'Waiting for the contract',
  AwaitingDeposit: 'Waiting for the earnest money',
  InClosing: 'In closing',
  Closed: 'Closed',
  Defaulted: 'Ended by default',
  FellThrough: 'Fell through',
};

export const sideWords: Readonly<Record<Side, string>> = { buyer: 'The buyer', seller: 'The seller' };

export const cameFromWords: Readonly<Record<CameFrom['kind'], string>> = {
  auction: 'Sold at auction',
  offer: 'Sold by an accepted offer',
  'buy-now': 'Sold at the buy-now price',
  'back-up': 'Sold to a backup buyer',
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
  title: 'Title report reviewed and accepted',
  forms: 'Transfer-tax forms ready',
  ready: 'Ready to close',
  closed: 'Closing completed',
  recorded: 'Deed recorded',
};

/** The sentence that a side confirms with a step. */
export const confirmationWords = (step: StepName, side: Side): string => {
  if (step === 'closed' && side === 'seller')
    return 'The balance has been paid, and I have handed over the deed and the keys.';
  return plainConfirmations[step];
};

const plainConfirmations: Readonly<Record<StepName, string>> = {
  attorney: 'This attorney represents me in this sale.',
  sign: 'I have read the contract, and I sign it.',
  'deposit-sent':
    'I have sent the earnest money to the escrow agent after verifying the account at a phone number I already knew.',
  'deposit-received': 'The escrow agent has told me that the earnest money has arrived.',
  title: 'I have the title report, and nothing in it prevents the closing.',
  forms: 'The transfer-tax forms are filled in and ready to sign.',
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
    .map((name) => (name === 'sign' && !state.contract ? 'upload the contract and sign it' : taskWords[name]))
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
  ready: 'confirm readiness to close',
  closed: 'confirm the closing',
  recorded: 'confirm the recording',
};

/** Whose turn it is, in a sentence, as `side` reads it; null for anyone else. */
export function turnWords(state: ClosingState, side: Side | null): string {
  if (!isOpenStatus(state.status)) return closingStatusWords[state.status];
  const late = sidesDue(state);
  if (side && late.includes(side)) return `Next step: ${dueWords(state, side)}`;
  if (late.length === 2) return `Both sides: ${dueWords(state)}`;
  return late[0] ? `${sideWords[late[0]]}: ${dueWords(state)}` : closingStatusWords[state.status];
}

export type ClosingActionRefusal =
  | ClosingRefusal
  | SignatureRefusal
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
  'signed-out': 'You were signed out. Sign in again in another tab, then resend this.',
  'not-found': 'This sale doesn’t exist.',
  'not-a-party': 'Only the buyer and the seller can do this.',
  'too-many': 'That was too much in a short time. Wait a minute, then continue.',
  busy: 'The site is busy. Nothing was lost; try again in a moment.',
  'wrong-status': 'The sale has moved on. Reload the page to see the latest.',
  'not-your-step': 'The other side confirms this.',
  'not-yet': 'An earlier step is still open.',
  'done-already': 'This is already done.',
  'needs-name': 'Enter a name.',
  'other-name': 'Type your legal name exactly as you registered it.',
  'needs-authority':
    'Enter your authority to sign, such as vice president, managing member, or attorney-in-fact.',
  'needs-escrow':
    'Enter the escrow agent and the firm: the buyer needs to know where the earnest money goes.',
  'no-contract': 'There’s no contract to sign yet. The seller sends it first.',
  'document-changed': 'The contract has changed. Reload the page and read it before you sign.',
  'signed-already': 'The contract has been signed and can no longer be changed.',
  'too-many-contracts':
    'No more contracts can be sent in this sale. Sign the current one, or request to end the sale.',
  'too-many-proposals':
    'Your side has reached its limit for this request. The other side can still make it, and the deadlines apply.',
  'not-overdue': 'The deadline hasn’t passed.',
  'cure-runs': 'It can still be cured. The deadline is shown on the page.',
  'you-are-behind': 'Something is still open on your side. Complete it first.',
  'they-are-not-behind': 'Nothing is open on the other side.',
  'needs-reason': 'Enter a reason. The other side and our staff can read it.',
  'no-proposal': 'That request is no longer open. Reload the page.',
  'asked-already': 'There’s already a request for a later deadline. It has to be answered first.',
  'not-a-later-day': 'Choose a date after the current deadline and no later than the form allows.',
  'not-your-word': 'This is up to the other side.',
  'not-closed': 'The facts can be reviewed only after the closing.',
  'nothing-told': 'The listing stated no facts to review.',
  'needs-verdicts': 'Answer for every fact. “Couldn’t tell” is an answer too.',
  'needs-difference': 'For each fact that was different, say what was different.',
  'needs-answer': 'Enter your response first.',
  'no-such-file': 'Choose one of the documents your side sent.',
  'needs-consent': 'Check the box to confirm the statement next to it.',
  'needs-text': 'Enter a message first.',
  'not-a-bidder': 'Only people who bid in this auction and didn’t win can become backup buyers.',
  'over-limit': 'This is above your available bid limit. Request a higher limit with proof of funds.',
  'not-a-day': 'Choose a date from tomorrow to six months from now.',
};

/** A signature must be in the registered name. */
export const otherNameText = (legalName: string): string =>
  `This isn’t your registered legal name. Type “${legalName}”, or correct your registration first.`;
