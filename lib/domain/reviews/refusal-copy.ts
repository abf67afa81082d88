import type { SellingRefusal } from '@/lib/domain/drafts/draft-permission';
import type { PeopleRefusal } from '@/lib/domain/organizations/organization';
import type { ReviewRefusal } from './review-commands';

type AnyRefusal =
  | SellingRefusal
  | ReviewRefusal
  | AuctionStepRefusal
  | PeopleRefusal
  | 'not-editable'
  | 'wrong-state'
  | 'too-many'
  | 'busy';
/** Refusals by the rules of the auction itself. */
export type AuctionStepRefusal =
  | 'too-late'
  | 'not-lower'
  | 'already-lowered'
  | 'no-reserve'
  | 'bids-stand'
  | 'reserve-met'
  | 'no-auction'
  | 'wrong-status';

/** For the user: what happened and what to do next. */
export const sellingRefusalWords: Readonly<Record<AnyRefusal, string>> = {
  'signed-out': 'You were signed out meanwhile. Sign in again in another tab, then send this once more.',
  'unverified-email': 'Confirm your e-mail address first: open the link that we sent you.',
  'not-found': 'There is no such listing anymore.',
  'not-reviewer': 'Only our staff can do this.',
  'own-listing': 'This is your own listing. Another reviewer decides on it.',
  'not-yours': 'Only the seller can do this.',
  'not-editable': 'It is with our reviewers now and cannot be changed. Take it back first.',
  'too-many': 'That was very much in a short time. Wait a minute, then go on.',
  busy: 'The site is busy. Nothing is lost: try again in a moment.',
  'wrong-status': 'Its state has changed meanwhile. Load the page again to see where it stands.',
  'wrong-state': 'It has gone on meanwhile. Load the page again to see how far it is.',
  claimed: 'Another reviewer has this listing now.',
  outdated: 'It was sent in again since you read it. Load the page again.',
  rules: 'Something is still missing, or a rule is not met. The list says what.',
  'needs-special-review': 'Say what your special review found.',
  'needs-note': 'Write at least one note about what to change.',
  'needs-reason': 'Give the reason. It is kept with the listing.',
  'under-contract': 'This home is sold or on its way to a closing. Nothing of it can be changed anymore.',
  'taken-down':
    'Our staff took this listing down, and it stays so until they lift that. Write to us or call us if you see it differently.',
  'just-ended': 'The auction has just ended. What came of it is known in a moment: load the page again.',
  'decision-open': 'The auction ended below its reserve. Decide on the high bid first, on your dashboard.',
  'auction-stands':
    'Not while its auction is announced or open. Cancel the auction first, for one of the listed reasons.',
  'no-auction': 'There is no auction that this could be done to.',
  'nothing-changed': 'Nothing differs from what is published.',
  'needs-confirmation':
    'Bids stand, and this change ends their auction. The seller confirms that when sending it in.',
  'too-soon': 'The auction that takes its place begins at least 24 hours from now. Choose a later start.',
  'not-due': 'It is too early for this.',
  'too-late': 'The reserve can be lowered until 24 hours before the end.',
  'not-lower': 'Enter whole dollars below the present reserve and not under the starting bid.',
  'already-lowered': 'The reserve was lowered once. It cannot be lowered again.',
  'no-reserve': 'There is no reserve that could be lowered.',
  'reserve-met': 'The reserve is met already.',
  'bids-stand': 'An offer made before the auction can be accepted only while nobody has bid.',
  'not-manager': 'Only a manager of the organization can do this.',
  'invitations-of-today': 'Your organization has sent all its invitations for today. Try again tomorrow.',
  full: 'There are as many people or open invitations as can be. Remove one first.',
  'already-member': 'This person belongs to it already.',
  'no-such-member': 'This person does not belong to it anymore.',
  'no-such-invitation': 'This invitation was used, withdrawn or has run out. Ask for a new one.',
  'other-address': 'This invitation is for another e-mail address. Sign in with the one that it was sent to.',
  bidding:
    'You bid in an auction of this organization that is not over. Who sells does not bid: ask for an invitation when it has ended.',
  'last-manager': 'One manager has to stay. Make somebody else a manager first.',
  'others-belong': 'Others belong to it. Hand it over to one of them, or remove them first.',
  'live-homes': 'A home of it is on the market or in a sale. Withdraw it, or close the sale, first.',
};
