import { isFileFault } from '@/lib/domain/drafts/files/upload';
import { fileRefusalWords } from '@/lib/domain/drafts/upload-refusals';
import { inDollars } from '@/lib/domain/shared/percent';

const words: Readonly<Record<string, string>> = {
  'signed-out': 'You were signed out. Sign in and submit it again.',
  'email-unverified': 'Confirm your email address first: open the link we sent you.',
  'not-registered': 'Complete the registration above first.',
  staff: 'Staff accounts cannot bid.',
  'invalid-amount': 'Enter the amount in whole dollars, such as 750,000.',
  'reviewed-already': 'Our staff recently reviewed that much. Enter a higher amount.',
  'no-file': 'Choose the PDF that shows the money.',
  'too-large': 'The file is too large. Choose a PDF of at most 20 MB.',
  busy: 'Too many requests. Wait a minute and submit it again.',
};

/** Why a request for a higher limit was refused, and what to do. */
export const askingRefusalWords = (reason: string): string =>
  words[reason] ??
  (isFileFault(reason) ? fileRefusalWords[reason] : 'Your request wasn’t sent. Please try again.');

interface Remainder {
  readonly limitCents: number;
  /** The limit less the person's other bids and purchases. */
  readonly leftCents?: number | undefined;
}

/**
 * Message for a person who accepts a price above their limit: what is left, and where to ask for more.
 * Amounts in cents.
 */
export function overLimitText({ limitCents, leftCents = limitCents }: Remainder): string {
  const left =
    leftCents < limitCents
      ? `, and ${inDollars(leftCents)} of it is available after your other bids and purchases`
      : '';
  return `Your bid limit is ${inDollars(limitCents)}${left}. To raise it, submit proof of funds under “Bidder registration” in your dashboard, and accept before the time runs out. Nothing was agreed.`;
}
