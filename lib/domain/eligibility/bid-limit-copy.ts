import { isFileFault } from '@/lib/domain/drafts/files/upload';
import { fileRefusalWords } from '@/lib/domain/drafts/upload-refusals';
import { inDollars } from '@/lib/domain/shared/percent';

const words: Readonly<Record<string, string>> = {
  'signed-out': 'You were signed out meanwhile. Sign in and send it again.',
  'email-unverified': 'Confirm your e-mail address first: open the link that we sent you.',
  'not-registered': 'Complete the registration above first.',
  staff: 'Staff accounts cannot bid.',
  'invalid-amount': 'Enter the amount in whole dollars, such as 750,000.',
  'reviewed-already': 'Our staff reviewed that much lately. Enter a higher amount.',
  'no-file': 'Choose the PDF that shows the money.',
  'too-large': 'The file is too large. Send a PDF of at most 20 MB.',
  busy: 'That was much in a short time. Wait a minute and send it again.',
};

/** Why a request for a higher limit was refused, and what to do. */
export const askingRefusalWords = (reason: string): string =>
  words[reason] ?? (isFileFault(reason) ? fileRefusalWords[reason] : 'It was not sent. Please try again.');

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
      ? `, and ${inDollars(leftCents)} of it is left beside your other bids and purchases`
      : '';
  return `Your bid limit is ${inDollars(limitCents)}${left}. Ask for a higher one with a proof of funds, on the page “Bidder registration” of your dashboard, and accept before the time runs out. Nothing was agreed.`;
}
