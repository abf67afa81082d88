import 'server-only';
import { randomUUID } from 'node:crypto';
import { nameInMail } from '@/lib/domain/accounts/name';
import type { User } from '@/lib/domain/accounts/user';
import {
  isShown,
  type OpenHouse,
  parseTimes,
  refuseVisit,
  refuseVisitStep,
  type ShowingRefusal,
  type Showings,
  type TypedTimes,
  upcoming,
  type Visit,
  type VisitStep,
  withOpenHouse,
} from '@/lib/domain/inquiries/showing';
import type { Listing } from '@/lib/domain/listings/listing';
import { isPublicStatus } from '@/lib/domain/listings/vocabulary';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { lockObligations } from '@/lib/server/people/identity/obligation-locks';
import { listSellerIds } from '@/lib/server/people/organizations/organizations';
import { isSeller, listSellers, readSellers } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { isBuilding } from '@/lib/server/platform/env';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { inMarket, placeOf, tellMarket } from './in-market';
import { showings, visits } from './inquiry-collections';
import type { Fault } from './questions';

type Asked<T> = Promise<Result<T, ShowingRefusal | Fault>>;

const changes: RateLimit = { name: 'showings', burst: 60, refillMs: 10_000 };
const requests: RateLimit = { name: 'visits', burst: 10, refillMs: 360_000 };

/** The seller's own home that visitors see. */
async function readOwn(
  tx: Transaction,
  user: User,
  listingKey: string,
): Promise<Result<Listing, 'not-found' | 'closed'>> {
  const listing = (await tx.get(listings, listingKey))?.data;
  if (!listing || !(await isSeller(tx, listing.seller.id, user.uid))) return refuse('not-found');
  return isPublicStatus(listing.standardStatus) && listing.standardStatus !== 'Closed'
    ? ok(listing)
    : refuse('closed');
}

/** Announces an open house. `now` in ms, here and below. */
export async function addOpenHouse(
  by: SignedIn,
  listingKey: string,
  typed: TypedTimes & { readonly to: string },
  now: number,
): Asked<Showings> {
  if (!takeToken(changes, by.user.uid, now).isAllowed) return refuse('too-many');
  const times = parseTimes(typed, now);
  if (typeof times === 'string') return refuse({ fault: times });
  const id = randomUUID();
  return inMarket<Showings, ShowingRefusal | Fault>(by, async (tx, user) => {
    const [own, known] = [await readOwn(tx, user, listingKey), await tx.get(showings, listingKey)];
    if (!own.ok) return own;
    if (!isShown(own.value)) return refuse('no-access');
    const openHouses = withOpenHouse(known?.data.openHouses ?? [], { id, ...times }, now);
    if (typeof openHouses === 'string') return refuse({ fault: openHouses });
    const { slug, seller } = own.value;
    const after = { listingKey, slug, sellerId: seller.id, openHouses: [...openHouses], changedAt: now };
    tx.set(showings, listingKey, after);
    return ok(after);
  });
}

export const removeOpenHouse = (by: SignedIn, listingKey: string, id: string, now: number) =>
  inMarket<Showings, ShowingRefusal>(by, async (tx, user) => {
    const [own, known] = [await readOwn(tx, user, listingKey), await tx.get(showings, listingKey)];
    if (!own.ok) return own;
    if (!known?.data.openHouses.some((each) => each.id === id)) return refuse('not-found');
    const openHouses = known.data.openHouses.filter((each) => each.id !== id);
    const after = { ...known.data, openHouses, changedAt: now };
    tx.set(showings, listingKey, after);
    return ok(after);
  });

/** Those still to come, for everybody. */
export async function listOpenHouses(listingKey: string, now: number): Promise<readonly OpenHouse[]> {
  if (isBuilding()) return [];
  const known = await runtime().store.get(showings, listingKey);
  return upcoming(known?.data.openHouses ?? [], now);
}

export interface VisitWish {
  readonly listingKey: string;
  readonly date: string;
  readonly time: string;
  /** For the seller. */
  readonly note: string;
}

const NOTE_MAX = 600;

/** Asks the seller for a visit, who is told by mail and reads the visitor's name and address. */
export async function requestVisit(
  by: SignedIn,
  { listingKey, date, time, note }: VisitWish,
  now: number,
): Asked<Visit> {
  const times = parseTimes({ date, from: time }, now);
  if (typeof times === 'string') return refuse({ fault: times });
  if (note.length > NOTE_MAX) return refuse({ fault: `Use at most ${NOTE_MAX} characters.` });
  if (!takeToken(requests, by.user.uid, now).isAllowed) return refuse('too-many');
  const visitId = randomUUID();
  return inMarket<Visit, ShowingRefusal>(by, async (tx, user) => {
    const listing = (await tx.get(listings, listingKey))?.data ?? null;
    const sold = listing && { ...listing, ...(await readSellers(tx, listing.seller.id)) };
    const refusal = refuseVisit(user, sold);
    if (!listing || refusal) return refuse(refusal ?? 'not-found');
    const visit: Visit = {
      ...{ visitId, listingKey, slug: listing.slug, place: placeOf(listing), sellerId: listing.seller.id },
      ...{ uid: user.uid, name: user.name, email: user.email, note: note.trim(), ...times },
      ...{ status: 'requested', words: '', changedAt: now },
    };
    tx.create(visits, visitId, visit);
    lockObligations(tx, user.uid, `visit:${visitId}`);
    const text = [`${nameInMail(user.name, 'A visitor')}, ${user.email}`, visit.note]
      .filter(Boolean)
      .join('\n');
    tell(tx, visit, { uid: visit.sellerId, news: 'visit-requested', text, now });
    return ok(visit);
  });
}

export interface VisitAnswer {
  readonly visitId: string;
  readonly step: VisitStep;
  /** For the other side. */
  readonly words: string;
  /** Another time than the one that was asked for; empty: that one. */
  readonly date: string;
  readonly time: string;
}

/** The seller confirms or declines, or one of both calls it off; the other is told by mail. */
export async function stepVisit(by: SignedIn, answer: VisitAnswer, now: number): Asked<Visit> {
  const { visitId, step, words, date, time } = answer;
  if (words.length > NOTE_MAX) return refuse({ fault: `Use at most ${NOTE_MAX} characters.` });
  const other = step === 'confirm' && (date || time) ? parseTimes({ date, from: time }, now) : null;
  if (typeof other === 'string') return refuse({ fault: other });
  return inMarket<Visit, ShowingRefusal | Fault>(by, async (tx, user) => {
    const visit = (await tx.get(visits, visitId))?.data ?? null;
    const sold = visit && { ...visit, sellers: await listSellers(tx, visit.sellerId) };
    const refusal = refuseVisitStep(user, sold, step);
    if (!visit || refusal) return refuse(refusal ?? 'not-found');
    const times = other ?? { startsAt: visit.startsAt, endsAt: visit.endsAt };
    if (step === 'confirm' && times.startsAt <= now)
      return refuse({ fault: 'That time is over. Choose another one.' });
    const after: Visit = { ...visit, ...times, status: steps[step], words: words.trim(), changedAt: now };
    tx.set(visits, visitId, after);
    const uid = user.uid === visit.uid && step === 'call-off' ? visit.sellerId : visit.uid;
    tell(tx, after, { uid, news: `visit-${steps[step]}`, text: after.words, now });
    return ok(after);
  });
}

const steps = { confirm: 'confirmed', decline: 'declined', 'call-off': 'called-off' } as const;

type Told = Pick<Parameters<typeof tellMarket>[1], 'uid' | 'news' | 'text' | 'now'>;

const tell = (tx: Transaction, { visitId, place, slug, startsAt }: Visit, told: Told): void =>
  tellMarket(tx, { ...told, id: `${visitId}:${told.news}`, place, slug, visit: { visitId, startsAt } });

const mostListed = 200;
const homesAtOnce = 100;

export interface OwnShowings {
  readonly homes: readonly { readonly listing: Listing; readonly openHouses: readonly OpenHouse[] }[];
  /** From where there are more of them. */
  readonly next: number | null;
  /** To one's own homes, and one's own to others', the latest first. */
  readonly received: readonly Visit[];
  readonly asked: readonly Visit[];
}

interface ShowingsAsked {
  /** Homes among which are this person's, and those of each organisation they belong to. */
  readonly all: readonly Listing[];
  /** How many of these to leave out: an organisation may have thousands. */
  readonly from: number;
  readonly now: number;
}

export async function listOwnShowings(
  { uid }: User,
  { all, from, now }: ShowingsAsked,
): Promise<OwnShowings> {
  const { store } = runtime();
  const sellerIds = await listSellerIds(uid);
  const mine = all.filter(({ seller }) => sellerIds.includes(seller.id));
  const own = mine.slice(from, from + homesAtOnce);
  const find = async (field: 'sellerId' | 'uid', ids: readonly string[]) =>
    (
      await store.query(visits, {
        where: [{ field, op: 'in', value: ids }],
        orderBy: [{ field: 'startsAt', direction: 'desc' }],
        limit: mostListed,
      })
    ).docs.map(({ data }) => data);
  const keys = own.map(({ listingKey }) => listingKey);
  const [received, asked, known] = await Promise.all([
    find('sellerId', sellerIds),
    find('uid', [uid]),
    store.getReadable(showings, keys),
  ]);
  const homes = own.map((listing, index) => ({
    listing,
    openHouses: upcoming(known[index]?.data.openHouses ?? [], now),
  }));
  const next = from + homesAtOnce < mine.length ? from + homesAtOnce : null;
  return { homes, next, received, asked };
}

/** For whoever knows its number: a visit that stands or stood, with its home. */
export async function findVisit(
  visitId: string,
): Promise<{ readonly visit: Visit; readonly listing: Listing } | null> {
  const { store } = runtime();
  const visit = (await store.get(visits, visitId))?.data;
  if (!visit || (visit.status !== 'confirmed' && visit.status !== 'called-off')) return null;
  const listing = (await store.get(listings, visit.listingKey))?.data;
  return listing ? { visit, listing } : null;
}
