import type { CancelReason } from '@/lib/domain/auctions/state/facts';
import type { RefusalReason } from '@/lib/domain/auctions/terms/refusals';
import type { LimitRefusal } from '@/lib/domain/eligibility/bid-limit-request';
import type { BlockReason, BlockRefusal } from '@/lib/domain/eligibility/bidder-block';
import type { TakedownReason } from '@/lib/domain/listings/vocabulary';
import type { VerificationMethod } from '@/lib/domain/organizations/organization';
import type { AuditAbout, AuditAction } from '@/lib/domain/reviews/audit-log';
import type { AcceptRefusal } from './accept-invitation';
import type { PersonRefusal } from './decide-person';
import type { OrganizationStaffRefusal } from './organization-decisions';
import type { ReportOutcome } from './report';
import type { TakedownRefusal } from './takedown';

export const takedownLabels: Readonly<Record<TakedownReason, string>> = {
  'title-defect': 'The title has a defect',
  'no-authority': 'The seller may not sell it',
  'material-correction': 'A material fact is wrong',
  casualty: 'The property was damaged',
  'bankruptcy-stay': 'A bankruptcy stay',
  'court-order': 'A court order',
  fraud: 'Proven fraud',
  duplicate: 'It is listed twice',
  'unlawful-words': 'Words that the law forbids',
};

export const cancelLabels: Readonly<Record<CancelReason, string>> = {
  'title-defect': 'The title has a defect',
  casualty: 'The property was damaged',
  'bankruptcy-stay': 'A bankruptcy stay',
  'court-order': 'A court order',
  'material-correction': 'A material fact is wrong',
  fraud: 'Proven fraud',
  'pre-auction-offer': 'An offer was accepted before the first bid',
};

export const blockLabels: Readonly<Record<BlockReason, string>> = {
  'seller-side': 'Belongs to the seller’s side',
  'same-identity': 'Shares an identity with the seller’s side',
  'same-payment': 'Shares a means of payment with the seller’s side',
  'same-household': 'Lives in the seller’s household',
  'not-serious': 'Did not pay before, or gives no proof of funds',
};

export const reportOutcomeLabels: Readonly<Record<ReportOutcome, string>> = {
  'no-fault': 'Nothing is wrong with it',
  mended: 'It was mended',
  'taken-down': 'The listing was taken down',
};

export const verificationLabels: Readonly<Record<VerificationMethod, string>> = {
  document: 'Document',
  'mail-domain': 'Email domain',
  fdic: 'FDIC certificate',
  lei: 'LEI',
};

/** Display text for the codes that the audit log stores. */
const codeLabels: Readonly<Record<string, string>> = {
  ...takedownLabels,
  ...cancelLabels,
  ...blockLabels,
  ...reportOutcomeLabels,
  ...verificationLabels,
};

/** Display text for a log value: a code alone or `code: note`. Any other value is returned unchanged. */
export function logWords(logText: string): string {
  const [code = '', ...more] = logText.split(': ');
  const words = Object.hasOwn(codeLabels, code) ? codeLabels[code] : undefined;
  return words === undefined ? logText : [words, ...more.filter(Boolean)].join(': ');
}

export const actionLabels: Readonly<Record<AuditAction, string>> = {
  started: 'began a draft',
  submitted: 'sent it in',
  'taken-back': 'took it back',
  claimed: 'took it to review',
  released: 'gave it back to the queue',
  'changes-requested': 'asked for changes',
  rejected: 'rejected it',
  approved: 'approved and published it',
  reopened: 'opened it for changes',
  discarded: 'dropped the changes',
  changed: 'changed figures or days of it',
  withdrawn: 'took it off the market',
  confirmed: 'confirmed its facts',
  reminded: 'asked the seller to confirm its facts',
  held: 'put it on hold: its facts were not confirmed',
  'went-on-market': 'put it on the market on the day that the seller chose',
  'auction-moved': 'moved the auction before the start',
  'reserve-lowered': 'lowered the reserve',
  'taken-down': 'took it down',
  'takedown-lifted': 'lifted the takedown',
  'auction-paused': 'paused the auction',
  'auction-resumed': 'let the auction go on',
  'auction-cancelled': 'canceled the auction',
  'bidder-blocked': 'blocked a bidder',
  'bidder-unblocked': 'lifted the block of a bidder',
  suspended: 'suspended the account',
  'suspension-lifted': 'lifted the suspension',
  'role-set': 'changed the role',
  'staff-invited': 'invited the person to staff',
  'staff-invitation-withdrawn': 'withdrew the invitation to staff',
  'staff-invitation-declined': 'declined the invitation to staff',
  'staff-joined': 'accepted the invitation to staff',
  'organization-verified': 'verified the organization',
  'verification-refused': 'refused to verify the organization',
  'organization-suspended': 'suspended the organization',
  'organization-restored': 'lifted the suspension of the organization',
  'limit-decided': 'decided on the bid limit',
  'report-handled': 'handled a report',
  'answer-removed': 'removed an answer',
};

export const aboutLabels: Readonly<Record<AuditAbout, string>> = {
  listing: 'Listings',
  auction: 'Auctions',
  person: 'People',
  report: 'Reports',
  organization: 'Organizations',
};

/** Shown to the person invited to join the staff. */
export const invitationRefusalWords: Readonly<
  Record<AcceptRefusal | 'signed-out' | 'too-many' | 'busy', string>
> = {
  'no-invitation': 'This invitation is no longer open. Ask a staff member for a new one.',
  'inviter-left': 'The person who invited you is no longer staff. Ask another staff member to invite you.',
  unconfirmed: 'Confirm your email first: reset your password by email and sign in, then try again.',
  'is-bidding': 'You have bid in an open auction. Staff cannot bid, so wait until it ends.',
  'same-role': 'You are already staff.',
  'suspended-already': 'Your account is suspended.',
  'signed-out': 'Sign in again in another tab, then try again.',
  'too-many': 'Too many tries in a short time. Try again in a minute.',
  busy: 'The site is busy. Try again in a moment.',
};

type AnyRefusal =
  | OrganizationStaffRefusal
  | PersonRefusal
  | TakedownRefusal
  | BlockRefusal
  | RefusalReason
  | LimitRefusal
  | 'too-many'
  | 'wrong-status'
  | 'busy';

const words: Readonly<Partial<Record<AnyRefusal, string>>> = {
  'signed-out': 'You were signed out meanwhile. Sign in again in another tab, then send this once more.',
  'not-staff': 'Only our staff can do this.',
  oneself: 'Nobody decides on their own account. Another member of staff can.',
  'needs-reason': 'Give the reason: it stays in the log.',
  'suspended-already': 'The account is suspended already.',
  'not-suspended': 'The account is not suspended.',
  'same-role': 'The account has this role already.',
  unconfirmed:
    'This account has not confirmed its email here yet. Ask the person to reset the password by email and sign in, then try again.',
  'is-bidding':
    'This person is bidding in an open auction. Staff accounts cannot bid, so wait until it ends.',
  'invited-already': 'This person has an open invitation. Withdraw it before you send another.',
  'no-invitation': 'This invitation is no longer open.',
  'own-bidder':
    'This may touch an auction of your own. Ask another member of staff to decide on this account.',
  'own-organization': 'You belong to this organization, so another staff member must decide.',
  'needs-evidence': 'Enter what you checked: the document, the domain, the certificate number, or the LEI.',
  'name-taken': 'Another verified organization has this name.',
  'already-verified': 'The organization is already verified.',
  'own-listing': 'This is your own listing. Another member of staff decides on it.',
  'reason-not-listed':
    'An auction that is on ends only for a reason of its rules. Choose one of those, or wait for its end.',
  'auction-ended': 'Bidding is over, and the auction is about to close. Try again after it closes.',
  'decision-open': 'It ended below the reserve and the answer is still open. Take it down after that.',
  'not-found': 'There is nothing of this kind anymore.',
  'no-bidder': 'This person does not bid here anyway.',
  same: 'That is so already.',
  'invalid-amount': 'Choose an amount in whole dollars.',
  paused: 'The auction is paused already.',
  'not-paused': 'The auction is not paused.',
  ended: 'The auction is over. What it came to stands.',
  cancelled: 'The auction was canceled already.',
  'too-many': 'That was very much in a short time. Wait a minute, then go on.',
  busy: 'The site is busy. Nothing is lost: try again in a moment.',
};

/** Says what happened and what to do next. */
export const staffRefusalWords = (reason: AnyRefusal): string =>
  words[reason] ?? 'Its state has changed meanwhile. Load the page again to see where it stands.';
