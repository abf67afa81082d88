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
  'signed-out': 'You were signed out. Sign in again in another tab, then try again.',
  'unverified-email': 'Confirm your email address first: open the link we sent you.',
  'not-found': 'This listing no longer exists.',
  'not-reviewer': 'Only our staff can do this.',
  'own-listing': 'This is your own listing. Another reviewer must decide.',
  'not-yours': 'Only the seller can do this.',
  'not-editable': 'It’s with our reviewers, so you can’t change it. Withdraw the submission first.',
  'too-many': 'Too many requests. Wait a minute, then continue.',
  busy: 'The site is busy. Nothing was lost; try again in a moment.',
  'wrong-status': 'Its status has changed. Reload the page to see the current status.',
  'wrong-state': 'Its status has changed. Reload the page to see its progress.',
  claimed: 'Another reviewer has this listing now.',
  outdated: 'It was resubmitted after you read it. Reload the page.',
  rules: 'Something is still missing, or a rule isn’t met. See the list for details.',
  'needs-special-review': 'Enter what your special review found.',
  'needs-note': 'Write at least one note about what to change.',
  'needs-reason': 'Enter a reason. It’s saved with the listing.',
  'under-contract': 'This home is sold or on its way to a closing, so nothing about it can be changed.',
  'taken-down':
    'Our staff took this listing down, and it stays down until they lift the takedown. Write or call us if you disagree.',
  'just-ended': 'The auction has just ended. Its result will be known in a moment: reload the page.',
  'decision-open': 'The auction ended below its reserve. Decide on the high bid on your dashboard first.',
  'auction-stands':
    'You can’t do this while its auction is announced or open. Cancel the auction first, for one of the listed reasons.',
  'no-auction': 'This home has no auction.',
  'nothing-changed': 'There are no changes to the published listing.',
  'needs-confirmation':
    'The auction has bids, and this change ends it. The seller confirms this when submitting the change.',
  'too-soon': 'The new auction starts at least 24 hours from now. Choose a later start.',
  'not-due': 'It’s too early for this.',
  'too-late': 'The reserve can be lowered only until 24 hours before the auction ends.',
  'not-lower': 'Enter whole dollars below the current reserve and not below the starting bid.',
  'already-lowered': 'The reserve was already lowered once and can’t be lowered again.',
  'no-reserve': 'There’s no reserve to lower.',
  'reserve-met': 'The reserve is already met.',
  'bids-stand': 'You can accept an offer made before the auction only if there are no bids yet.',
  'not-manager': 'Only a manager of the organization can do this.',
  'invitations-of-today': 'Your organization has sent all its invitations for today. Try again tomorrow.',
  full: 'You’ve reached the maximum number of people or open invitations. Remove one first.',
  'already-member': 'This person is already a member.',
  'no-such-member': 'This person is no longer a member.',
  'no-such-invitation': 'This invitation was used, withdrawn, or has expired. Ask for a new one.',
  'other-address': 'This invitation is for another email address. Sign in with the address it was sent to.',
  bidding:
    'You’ve bid in an auction of this organization that isn’t over. Sellers can’t bid: ask for an invitation when it has ended.',
  'last-manager': 'There must be at least one manager. Make someone else a manager first.',
  'others-belong': 'It has other members. Hand it over to one of them, or remove them first.',
  'live-homes': 'One of its homes is on the market or in a closing. Withdraw it, or close the sale, first.',
};
