import { formatMoment } from '@/lib/format';

/** `Nov 21, 3:05 PM ET`: where the weekday adds nothing. */
export const dayAndClock = (at: string): string => formatMoment(at).split(', ').slice(1).join(', ');
