import { siteFees } from '@/lib/domain/costs/site-fees';
import { type Answers, answerOf } from '@/lib/domain/drafts/fields/answers';
import { type FieldFault, faultOf } from '@/lib/domain/drafts/fields/field';
import { getField } from '@/lib/domain/drafts/fields/fields';
import { fromEasternTime, toEasternTime } from '@/lib/domain/shared/eastern-time';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { assess } from './assess';
import type { SellerProof } from './condition-disclosure';
import type { Content } from './draft';

/** One auction schedule for many drafts. The ends are staggered, so that a buyer can bid in all of them. */
export interface ScheduleInput {
  readonly saleMode: string;
  readonly startDate: string;
  readonly startTime: string;
  readonly endDate: string;
  readonly endTime: string;
  /** From the end of one auction to the end of the next. */
  readonly apartMinutes: string;
  /** The most auctions that end on one day; the others end on the days after. Without it, all follow in turn. */
  readonly perDay?: string;
}

export const MAX_SCHEDULED = 100;
const scheduleFields = ['saleMode', 'startDate', 'startTime', 'endDate', 'endTime'] as const;
export type ScheduleFault =
  | FieldFault
  | { readonly code: 'no-choice' | 'no-date' | 'no-time' }
  | { readonly code: 'minutes' | 'per-day'; readonly most: number };
const blank: Readonly<Record<(typeof scheduleFields)[number], 'no-choice' | 'no-date' | 'no-time'>> = {
  saleMode: 'no-choice',
  startDate: 'no-date',
  startTime: 'no-time',
  endDate: 'no-date',
  endTime: 'no-time',
};
const longestApart = 24 * 60;
const mostPerDay = 1_000;

export type ScheduleFaults = Readonly<Partial<Record<keyof ScheduleInput, ScheduleFault>>>;

/** The answers for each of `count` drafts, in order, or the faults by field. `now` in ms. */
export function toSchedule(
  input: ScheduleInput,
  count: number,
  now: number,
): Result<readonly Answers[], ScheduleFaults> {
  const apart = apartOf(input);
  const last = answersAt(input, Math.max(count - 1, 0));
  const faults = scheduleFields.flatMap((name): (readonly [string, ScheduleFault])[] => {
    const field = getField(name);
    if (!field) return [];
    if (input[name] === '') return [[name, { code: blank[name] }]];
    const fault = faultOf(field, answersAt(input, 0), now) ?? (last && faultOf(field, last, now));
    return fault ? [[name, fault]] : [];
  });
  const perDay = perDayOf(input);
  // The auctions of one day end before those of the next day begin to.
  const most = Math.min(mostPerDay, Math.floor((longestApart - 1) / (apart || 1)) + 1);
  if (perDay !== null && !(perDay >= 1 && perDay <= most)) faults.push(['perDay', { code: 'per-day', most }]);
  if (!(apart <= longestApart))
    return refuse({
      ...Object.fromEntries(faults),
      apartMinutes: { code: 'minutes', most: longestApart },
    });
  if (faults.length > 0) return refuse(Object.fromEntries(faults));
  return ok(Array.from({ length: count }, (_, at) => answersAt(input, at)));
}

/** How many items a draft would still miss once scheduled. Duplicates are checked at submission, not here. */
export function countOpenBesides(
  { answers, ...rest }: Content,
  sellerProof: SellerProof,
  now: number,
): number {
  const dayIn = (days: number) => toEasternTime(now + days * 24 * 3_600_000).date;
  const dates = { startDate: dayIn(30), startTime: '10:00', endDate: dayIn(37), endTime: '14:00' };
  const saleMode = answerOf(answers, 'saleMode') === 'absolute' ? 'absolute' : 'published-reserve';
  const content = { ...rest, answers: { ...answers, saleFormat: 'auction', saleMode, ...dates } };
  const isNew = { duplicate: null, published: null, keepsUncontractedAuction: false };
  return assess({ content, now, ...isNew, sellerProof, site: siteFees }).missing.length;
}

const countOf = (typed: string): number => (/^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN);
const apartOf = ({ apartMinutes }: ScheduleInput): number => countOf(apartMinutes);
const perDayOf = ({ perDay }: ScheduleInput): number | null => (perDay ? countOf(perDay) : null);

/** The answers of the draft at this place in the order, from 0. */
export function answersAt(input: ScheduleInput, at: number): Answers {
  const { saleMode, startDate, startTime, endDate, endTime } = input;
  const perDay = perDayOf(input) || Number.POSITIVE_INFINITY;
  const day = dayAfter(endDate, Math.floor(at / perDay));
  const end = fromEasternTime(day, endTime);
  const minutes = (at % perDay) * (apartOf(input) || 0);
  const moved = end === null ? null : toEasternTime(end + minutes * 60_000);
  return {
    saleFormat: 'auction',
    saleMode,
    startDate,
    startTime,
    endDate: moved?.date ?? day,
    endTime: moved?.time ?? endTime,
  };
}

/** `2027-02-28` and 1 is `2027-03-01`. Anything but a date stays as it is. */
function dayAfter(date: string, days: number): string {
  const start = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(start) ? date : new Date(start + days * 24 * 3_600_000).toISOString().slice(0, 10);
}
