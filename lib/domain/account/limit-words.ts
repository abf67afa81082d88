import { fileRefusalWords, isFileFault } from '@/lib/domain/selling/upload';

const words: Readonly<Record<string, string>> = {
  'signed-out': 'You were signed out meanwhile. Sign in and send it again.',
  'email-unverified': 'Confirm your e-mail address first: open the link that we sent you.',
  'not-registered': 'Complete the registration above first.',
  staff: 'Staff never bid.',
  'invalid-amount': 'Enter the amount in whole dollars, such as 750,000.',
  'reviewed-already': 'Our staff reviewed that much lately. Enter a higher amount.',
  'no-file': 'Choose the PDF that shows the money.',
  'too-large': 'The file is too large. Send a PDF of at most 20 MB.',
  busy: 'That was much in a short time. Wait a minute and send it again.',
};

/** What is wrong with a wish for a higher limit, and what to do. */
export const askingRefusalWords = (reason: string): string =>
  words[reason] ?? (isFileFault(reason) ? fileRefusalWords[reason] : 'It was not sent. Please try again.');
