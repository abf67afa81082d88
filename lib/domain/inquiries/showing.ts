import { z } from 'zod';
import type { Listing } from '@/lib/domain/listings/listing';
import type { Sold } from '@/lib/domain/organizations/organization';
import { fromEasternTime } from '@/lib/domain/shared/eastern-time';
import { type InquiryRefusal, type Person, refuseAsking } from './question';

const instant = z.number().int();

const openHouseSchema = z.object({ id: z.string(), startsAt: instant, endsAt: instant });
export type OpenHouse = z.infer<typeof openHouseSchema>;

/** The open houses of a home. Instants in ms. */
export const showingsSchema = z.object({
  listingKey: z.string(),
  slug: z.string(),
  sellerId: z.string(),
  openHouses: z.array(openHouseSchema),
  changedAt: instant,
});
export type Showings = z.infer<typeof showingsSchema>;

/** A visitor's request to see a home. Visitor and seller can read all of it. Instants in ms. */
export const visitSchema = z.object({
  visitId: z.string(),
  listingKey: z.string(),
  slug: z.string(),
  place: z.string(),
  sellerId: z.string(),
  uid: z.string(),
  name: z.string(),
  email: z.string(),
  note: z.string(),
  /** The requested time, then the confirmed one. */
  startsAt: instant,
  endsAt: instant,
  status: z.enum(['requested', 'confirmed', 'declined', 'called-off']),
  /** The seller's message. */
  words: z.string(),
  changedAt: instant,
});
export type Visit = z.infer<typeof visitSchema>;

/** The events of questions and visits that are mailed, and those of a held text. */
export const inquiryUpdates = [
  'asked',
  'answered',
  'visit-requested',
  'visit-confirmed',
  'visit-declined',
  'visit-called-off',
  /** Staff did not send a held text; its writer is told. */
  'question-not-sent',
  'visit-not-sent',
  'answer-not-sent',
  /** The message of an offer that was sent without it. */
  'letter-not-sent',
  'letter-added',
] as const;

const hourMs = 3_600_000;
const longestMs = 8 * hourMs;
const farthestMs = 366 * 24 * hourMs;
/** The maximum number of upcoming open houses. */
export const mostOpenHouses = 20;
const visitMs = hourMs / 2;

export interface TypedTimes {
  readonly date: string;
  readonly from: string;
  /** Missing for a visit, which takes half an hour. */
  readonly to?: string;
}

export type TimesFault = 'no-start' | 'no-end' | 'past' | 'far' | 'backward' | 'long';

/** Parses a start and end in New York time into ms, or returns what is wrong. `now` in ms. */
export function parseTimes(
  { date, from, to }: TypedTimes,
  now: number,
): { readonly startsAt: number; readonly endsAt: number } | TimesFault {
  const startsAt = fromEasternTime(date, from);
  if (startsAt === null) return 'no-start';
  const endsAt = to === undefined ? startsAt + visitMs : fromEasternTime(date, to);
  if (endsAt === null) return 'no-end';
  if (startsAt <= now) return 'past';
  if (startsAt - now > farthestMs) return 'far';
  if (endsAt <= startsAt) return 'backward';
  return endsAt - startsAt > longestMs ? 'long' : { startsAt, endsAt };
}

/** The upcoming open houses plus one, in order, or why it cannot be added. `now` in ms. */
export function withOpenHouse(
  before: readonly OpenHouse[],
  added: OpenHouse,
  now: number,
): readonly OpenHouse[] | 'full' | 'overlaps' {
  const ahead = upcoming(before, now);
  if (ahead.length >= mostOpenHouses) return 'full';
  if (ahead.some(({ startsAt, endsAt }) => startsAt < added.endsAt && added.startsAt < endsAt))
    return 'overlaps';
  return [...ahead, added].sort((a, b) => a.startsAt - b.startsAt);
}

export const upcoming = (all: readonly OpenHouse[], now: number): readonly OpenHouse[] =>
  all.filter(({ endsAt }) => endsAt > now);

type Home = Parameters<typeof refuseAsking>[1];
type Access = { readonly access: Pick<Listing['access'], 'kind'> };

export type ShowingRefusal = InquiryRefusal | 'no-access';

/** Whether this person may ask to see the home; null means yes. */
export function refuseVisit(
  by: Person | null,
  home: (NonNullable<Home> & Access) | null,
): ShowingRefusal | null {
  return refuseAsking(by, home) ?? (home && !canEnter(home) ? 'no-access' : null);
}

/** Whether visitors can go inside. */
export const canEnter = ({ access }: Access): boolean => access.kind !== 'ExteriorOnly';

export type VisitStep = 'confirm' | 'decline' | 'call-off';

/**
 * Whether this person may take the step; null means yes. The seller confirms or declines a request. Either
 * side can call off a confirmed visit, and the visitor also an open request.
 */
export function refuseVisitStep(
  by: Person | null,
  visit: (Pick<Visit, 'uid' | 'status'> & Sold) | null,
  step: VisitStep,
): ShowingRefusal | null {
  if (!by) return 'signed-out';
  const isSeller = visit?.sellers.includes(by.uid) ?? false;
  const isVisitor = visit?.uid === by.uid;
  if (!visit || !(isSeller || isVisitor)) return 'not-found';
  if (step === 'call-off')
    return visit.status === 'confirmed' || (isVisitor && visit.status === 'requested')
      ? null
      : 'wrong-status';
  if (!isSeller) return 'not-found';
  return visit.status === 'requested' ? null : 'wrong-status';
}
