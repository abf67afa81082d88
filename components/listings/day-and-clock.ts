import { formatMoment } from '@/lib/format';

/** `Nov 21, 3:05 PM ET`, for places that do not need the weekday. */
export const dayAndClock = (at: string): string => formatMoment(at).split(', ').slice(1).join(', ');
