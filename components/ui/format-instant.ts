import { formatMoment, twoDigits } from '@/lib/format';

/**
 * `Nov 21, 3:05:09 PM ET` in New York, with seconds. In its own file because only ledgers and receipts use
 * it.
 */
export function formatInstant(at: string): string {
  const [, day, clock = ''] = formatMoment(at).split(', ');
  return `${day}, ${clock.replace(' ', `:${twoDigits(new Date(at).getUTCSeconds())} `)}`;
}
