import { siteFees } from '@/lib/domain/costs/site-fees';
import { type Answers, said } from '@/lib/domain/drafts/fields/answers';
import { faultOf } from '@/lib/domain/drafts/fields/field';
import { getField } from '@/lib/domain/drafts/fields/fields';
import { fromEasternTime, toEasternTime } from '@/lib/domain/shared/eastern-time';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { assess } from './assess';
import type { SellerProof } from './condition-disclosure';
import type { Content } from './draft';

/** One way and time of auction for many drafts; the ends follow each other, so that a buyer can bid at all of them. */
export interface ScheduleWish {
  readonly saleMode: string;
  readonly startDate: string;
  readonly startTime: string;
  readonly endDate: string;
  readonly endTime: string;
  /** Between the end of one and that of the next. */
  readonly apartMinutes: string;
}

export const MAX_SCHEDULED = 100;
const scheduleFields = ['saleMode', 'startDate', 'startTime', 'endDate', 'endTime'] as const;
const blank: Readonly<Record<(typeof scheduleFields)[number], string>> = {
  saleMode: 'Choose one.',
  startDate: 'Choose a day.',
  startTime: 'Choose a time.',
  endDate: 'Choose a day.',
  endTime: 'Choose a time.',
};
const longestApart = 24 * 60;

export type ScheduleFaults = Readonly<Partial<Record<keyof ScheduleWish, string>>>;

/** What to answer in each of `count` drafts, in their order; or what is wrong, by field. `now` in ms. */
export function toSchedule(
  wish: ScheduleWish,
  count: number,
  now: number,
): Result<readonly Answers[], ScheduleFaults> {
  const apart = /^\d{1,4}$/.test(wish.apartMinutes) ? Number(wish.apartMinutes) : Number.NaN;
  const last = answersAt(wish, Number.isNaN(apart) ? 0 : apart * (count - 1));
  const faults = scheduleFields.flatMap((name) => {
    const field = getField(name);
    if (!field) return [];
    const text = wish[name] === '' ? blank[name] : faultOf(field, { ...answersAt(wish, 0) }, now);
    const late = text ?? (last && faultOf(field, last, now));
    return late ? [[name, late] as const] : [];
  });
  if (!(apart <= longestApart))
    return refuse({
      ...Object.fromEntries(faults),
      apartMinutes: `Enter minutes from 0 to ${longestApart.toLocaleString('en-US')}.`,
    });
  if (faults.length > 0) return refuse(Object.fromEntries(faults));
  return ok(Array.from({ length: count }, (_, at) => answersAt(wish, at * apart)));
}

/** How many points a draft would still need if it were scheduled. A duplicate is found when it is sent in. */
export function countOpenBesides(
  { answers, ...rest }: Content,
  sellerProof: SellerProof,
  now: number,
): number {
  const dayIn = (days: number) => toEasternTime(now + days * 24 * 3_600_000).date;
  const dates = { startDate: dayIn(30), startTime: '10:00', endDate: dayIn(37), endTime: '14:00' };
  const saleMode = said(answers, 'saleMode') === 'absolute' ? 'absolute' : 'published-reserve';
  const content = { ...rest, answers: { ...answers, saleFormat: 'auction', saleMode, ...dates } };
  return assess({ content, now, duplicate: null, kept: null, sellerProof, site: siteFees }).missing.length;
}

function answersAt(wish: ScheduleWish, minutes: number): Answers {
  const { saleMode, startDate, startTime, endDate, endTime } = wish;
  const end = fromEasternTime(endDate, endTime);
  const moved = end === null ? null : toEasternTime(end + minutes * 60_000);
  return {
    saleFormat: 'auction',
    saleMode,
    startDate,
    startTime,
    endDate: moved?.date ?? endDate,
    endTime: moved?.time ?? endTime,
  };
}
