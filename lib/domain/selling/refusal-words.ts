import type { SellingRefusal } from './may';
import type { StandingRefusal } from './standing';

type AnyRefusal = SellingRefusal | StandingRefusal | 'not-editable' | 'too-many' | 'busy';

/** What happened and what to do next. */
export const sellingRefusalWords: Readonly<Record<AnyRefusal, string>> = {
  'signed-out': 'You were signed out meanwhile. Sign in again in another tab, then send this once more.',
  'unverified-email': 'Confirm your e-mail address first: open the link that we sent you.',
  'not-found': 'There is no such listing any more.',
  'not-reviewer': 'Only our staff can do this.',
  'own-listing': 'This is your own listing. Another reviewer decides on it.',
  'not-yours': 'Only the seller can do this.',
  'not-editable': 'It is with our reviewers now and cannot be changed. Take it back first.',
  'too-many': 'That was very much in a short time. Wait a minute, then go on.',
  busy: 'The site is busy. Nothing is lost: try again in a moment.',
  'wrong-status': 'Its state has changed meanwhile. Load the page again to see where it stands.',
  claimed: 'Another reviewer has this listing now.',
  outdated: 'It was sent in again since you read it. Load the page again.',
  rules: 'Something is still missing, or a rule is not met. The list says what.',
  'needs-special-review': 'Say what your special review found.',
  'needs-note': 'Write at least one note about what to change.',
  'needs-reason': 'Give the reason: the seller reads it.',
};
