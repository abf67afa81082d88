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
  'no-authority': 'The seller isn’t authorized to sell it',
  'material-correction': 'A material fact is wrong',
  casualty: 'The property was damaged',
  'bankruptcy-stay': 'A bankruptcy stay',
  'court-order': 'A court order',
  fraud: 'Proven fraud',
  duplicate: 'Duplicate listing',
  'unlawful-words': 'Unlawful wording',
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
  'seller-side': 'Is on the seller’s side',
  'same-identity': 'Shares an identity with the seller’s side',
  'same-payment': 'Shares a payment method with the seller’s side',
  'same-household': 'Lives in the seller’s household',
  'not-serious': 'Didn’t pay before, or gives no proof of funds',
};

export const reportOutcomeLabels: Readonly<Record<ReportOutcome, string>> = {
  'no-fault': 'No problem found',
  mended: 'It was fixed',
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
  started: 'started a draft',
  submitted: 'submitted it for review',
  'taken-back': 'withdrew the submission',
  claimed: 'claimed it for review',
  released: 'returned it to the queue',
  'changes-requested': 'requested changes',
  rejected: 'rejected it',
  approved: 'approved and published it',
  reopened: 'reopened it for changes',
  discarded: 'discarded the changes',
  changed: 'changed its figures or dates',
  withdrawn: 'took it off the market',
  confirmed: 'confirmed its facts',
  reminded: 'asked the seller to confirm its facts',
  held: 'put it on hold: its facts were not confirmed',
  'went-on-market': 'put it on the market on the date the seller chose',
  'auction-moved': 'rescheduled the auction before it started',
  'reserve-lowered': 'lowered the reserve',
  'taken-down': 'took it down',
  'takedown-lifted': 'lifted the takedown',
  'auction-paused': 'paused the auction',
  'auction-resumed': 'resumed the auction',
  'auction-cancelled': 'canceled the auction',
  'bidder-blocked': 'blocked a bidder',
  'bidder-unblocked': 'unblocked a bidder',
  suspended: 'suspended the account',
  'suspension-lifted': 'lifted the suspension',
  'role-set': 'changed the role',
  'staff-invited': 'invited the person to join the staff',
  'staff-invitation-withdrawn': 'withdrew the staff invitation',
  'staff-invitation-declined': 'declined the staff invitation',
  'staff-joined': 'accepted the staff invitation',
  'organization-verified': 'verified the organization',
  'verification-refused': 'refused to verify the organization',
  'organization-suspended': 'suspended the organization',
  'organization-restored': 'lifted the organization’s suspension',
  'limit-decided': 'decided on the bid limit',
  'report-handled': 'closed a report',
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
  'inviter-left':
    'The person who invited you is no longer on the staff. Ask another staff member to invite you.',
  unconfirmed: 'Confirm your email first: reset your password by email and sign in, then try again.',
  'is-bidding': 'You’ve bid in an open auction. Staff can’t bid, so wait until it ends.',
  'same-role': 'You’re already on the staff.',
  'suspended-already': 'Your account is suspended.',
  'signed-out': 'Sign in again in another tab, then try again.',
  'too-many': 'Too many attempts. Try again in a minute.',
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
  'signed-out': 'You were signed out. Sign in again in another tab, then try again.',
  'not-staff': 'Only our staff can do this.',
  oneself: 'You can’t make decisions about your own account. Ask another staff member.',
  'needs-reason': 'Enter a reason. It’s recorded in the log.',
  'suspended-already': 'The account is already suspended.',
  'not-suspended': 'The account isn’t suspended.',
  'same-role': 'The account already has this role.',
  unconfirmed:
    'This account hasn’t confirmed its email. Ask the person to reset their password by email and sign in, then try again.',
  'is-bidding': 'This person is bidding in an open auction. Staff accounts can’t bid, so wait until it ends.',
  'invited-already': 'This person already has an open invitation. Withdraw it before you send another.',
  'no-invitation': 'This invitation is no longer open.',
  'own-bidder':
    'This may affect one of your own auctions. Ask another staff member to decide on this account.',
  'own-organization': 'You belong to this organization, so another staff member must decide.',
  'needs-evidence': 'Enter what you checked: the document, the domain, the certificate number, or the LEI.',
  'name-taken': 'Another verified organization has this name.',
  'already-verified': 'The organization is already verified.',
  'own-listing': 'This is your own listing. Another staff member must decide.',
  'reason-not-listed':
    'A current auction can end only for a reason in its rules. Choose one of those, or wait until it ends.',
  'auction-ended': 'Bidding has ended, and the auction is about to close. Try again after it closes.',
  'decision-open': 'It ended below the reserve, and the seller hasn’t decided yet. Take it down after that.',
  'not-found': 'This no longer exists.',
  'no-bidder': 'This person isn’t bidding here.',
  same: 'Nothing would change.',
  'invalid-amount': 'Choose an amount in whole dollars.',
  paused: 'The auction is already paused.',
  'not-paused': 'The auction isn’t paused.',
  ended: 'The auction is over, and its result is final.',
  cancelled: 'The auction is already canceled.',
  'too-many': 'Too many requests. Wait a minute, then continue.',
  busy: 'The site is busy. Nothing is lost: try again in a moment.',
};

/** Says what happened and what to do next. */
export const staffRefusalWords = (reason: AnyRefusal): string =>
  words[reason] ?? 'Its status has changed. Reload the page to see the current status.';
