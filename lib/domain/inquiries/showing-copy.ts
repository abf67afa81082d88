import type { ShowingRefusal } from './showing';

/** For the user: what happened and what to do next. */
export const inquiryRefusalWords: Readonly<Record<ShowingRefusal, string>> = {
  'signed-out': 'You were signed out meanwhile. Sign in again in another tab, then send this once more.',
  'unverified-email': 'Confirm your e-mail address first: open the link that we sent you.',
  'own-listing': 'This is your own home.',
  closed: 'This home is not on the market anymore.',
  'nobody-answers': 'Nobody answers for this home at present. Try again in a few days.',
  'not-found': 'There is nothing of this kind anymore.',
  'wrong-status': 'Its state has changed meanwhile. Load the page again to see where it stands.',
  'too-many': 'That was very much in a short time. Wait a few minutes, then go on.',
  'no-access': 'Nobody is let into this home. What is known of it stands on its page.',
  busy: 'The site is busy. Nothing is lost: try again in a moment.',
};
