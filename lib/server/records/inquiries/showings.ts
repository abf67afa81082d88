import 'server-only';
import { randomUUID } from 'node:crypto';
import { withReviewHint } from '@/lib/copy/inquiries/with-review-hint';
import { findingWords } from '@/lib/copy/listings/finding-words';
import type { User } from '@/lib/domain/accounts/user';
import { REVIEW_NOTE_MAX } from '@/lib/domain/inquiries/question';
import {
  canEnter,
  mostOpenHouses,
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
import { fullAddress } from '@/lib/domain/listings/address';
import { findPhrases } from '@/lib/domain/listings/fair-housing/find-phrases';
import type { Listing } from '@/lib/domain/listings/listing';
import { isPublicStatus } from '@/lib/domain/listings/vocabulary';
import { ok, okUnless, type Result, refuse } from '@/lib/domain/shared/result';
import { noFacts, runCommand } from '@/lib/server/people/commands/run-command';
import { listSellerIds } from '@/lib/server/people/organizations/organizations';
import {
  isSeller,
  isSellersViewer,
  listSellers,
  readSellers,
} from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { isBuilding } from '@/lib/server/platform/env';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { queryAny } from '@/lib/server/platform/store/query-any';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { openHouseFaults } from '@/messages/inquiries/open-house-faults';
import { publicTextFaults } from '@/messages/inquiries/public-text-faults';
import { showingFaults as copy } from '@/messages/inquiries/showing-faults';
import { timesFaults } from '@/messages/inquiries/times-faults';
import { toText } from '@/messages/to-text';
import type { Fault } from './check-public-text';
import { holdText, type MaybeHeld } from './hold-text';
import { showings, visits } from './inquiry-collections';
import { notifyOfVisit, sendVisit } from './send-inquiry';

type Answer<T> = Promise<Result<T, ShowingRefusal | Fault>>;

const openHouseLimit: RateLimit = { name: 'showings', burst: 60, refillMs: 10_000 };
const visitLimit: RateLimit = { name: 'visits', burst: 10, refillMs: 360_000 };

interface OwnHome {
  readonly listing: Listing;
  readonly showings: Showings | undefined;
  readonly isOwn: boolean;
  readonly isViewer: boolean;
}

/** The shared steps of a seller's commands about the open houses of a public listing. */
const onOwnHome = (by: SignedIn, listingKey: string) => ({
  by,
  async load(tx: Reader, user: User): Promise<Result<OwnHome, ShowingRefusal>> {
    const [listing, stored] = await Promise.all([tx.get(listings, listingKey), tx.get(showings, listingKey)]);
    if (!listing) return refuse('not-found');
    const { id } = listing.data.seller;
    const [isOwn, isViewer] = await Promise.all([
      isSeller(tx, id, user.uid),
      isSellersViewer(tx, id, user.uid),
    ]);
    return ok({ listing: listing.data, showings: stored?.data, isOwn, isViewer });
  },
  permit(home: OwnHome): Result<OwnHome, ShowingRefusal> {
    if (!home.isOwn) return refuse('not-found');
    if (home.isViewer) return refuse('viewer');
    const { standardStatus } = home.listing;
    return isPublicStatus(standardStatus) && standardStatus !== 'Closed' ? ok(home) : refuse('closed');
  },
  facts: noFacts,
  write(tx: Transaction, after: Showings): Showings {
    tx.set(showings, listingKey, after);
    return after;
  },
});

/** Announces an open house. `now` in ms, here and below. */
export async function addOpenHouse(
  by: SignedIn,
  listingKey: string,
  typed: TypedTimes & { readonly to: string },
  now: number,
): Answer<Showings> {
  if (!takeToken(openHouseLimit, by.user.uid, now).isAllowed) return refuse('too-many');
  const times = parseTimes(typed, now);
  if (typeof times === 'string') return refuse({ fault: timesFaults[times] });
  const id = randomUUID();
  return runCommand({
    ...onOwnHome(by, listingKey),
    decide({ listing, showings }): Result<Showings, ShowingRefusal | Fault> {
      if (!canEnter(listing)) return refuse('no-access');
      const openHouses = withOpenHouse(showings?.openHouses ?? [], { id, ...times }, now);
      if (typeof openHouses === 'string')
        return refuse({ fault: toText(openHouseFaults[openHouses], { most: mostOpenHouses }) });
      const { slug, seller } = listing;
      return ok({ listingKey, slug, sellerId: seller.id, openHouses: [...openHouses], changedAt: now });
    },
  });
}

export const removeOpenHouse = (
  by: SignedIn,
  listingKey: string,
  id: string,
  now: number,
): Answer<Showings> =>
  runCommand({
    ...onOwnHome(by, listingKey),
    decide({ showings }) {
      if (!showings?.openHouses.some((each) => each.id === id)) return refuse('not-found');
      const openHouses = showings.openHouses.filter((each) => each.id !== id);
      return ok({ ...showings, openHouses, changedAt: now });
    },
  });

/** Lists upcoming open houses. Public. */
export async function listOpenHouses(listingKey: string, now: number): Promise<readonly OpenHouse[]> {
  if (isBuilding()) return [];
  const stored = await runtime().store.get(showings, listingKey);
  return upcoming(stored?.data.openHouses ?? [], now);
}

/** Lists the upcoming open houses of each of these homes. */
export async function listOpenHousesOf(
  listingKeys: readonly string[],
  now: number,
): Promise<readonly (readonly OpenHouse[])[]> {
  const stored = await runtime().store.getReadable(showings, listingKeys);
  return stored.map((doc) => upcoming(doc?.data.openHouses ?? [], now));
}

export interface VisitRequest {
  readonly listingKey: string;
  readonly date: string;
  readonly time: string;
  /** Shown to the seller. */
  readonly note: string;
  /** With it, a note with words about people goes to a reviewer first. */
  readonly reviewNote?: string;
}

const NOTE_MAX = 600;

/** Asks the seller for a visit. The seller gets an email with the name and email address of the visitor. */
export async function requestVisit(
  by: SignedIn,
  { listingKey, date, time, note, reviewNote = '' }: VisitRequest,
  now: number,
): Answer<Visit & MaybeHeld> {
  const times = parseTimes({ date, from: time }, now);
  if (typeof times === 'string') return refuse({ fault: timesFaults[times] });
  if (note.length > NOTE_MAX) return refuse({ fault: copy.noteTooLong({ most: NOTE_MAX }) });
  const [finding] = findPhrases(note, 'visit');
  const noteToReviewer = reviewNote.trim().slice(0, REVIEW_NOTE_MAX);
  if (finding && noteToReviewer === '')
    return refuse({ fault: withReviewHint(publicTextFaults.people(findingWords(finding))) });
  const visitId = randomUUID();
  return runCommand({
    by,
    limit: { rate: visitLimit, now },
    async load(tx, user) {
      const listing = (await tx.get(listings, listingKey))?.data;
      if (!listing) return refuse('not-found');
      return ok({ user, listing, ...(await readSellers(tx, listing.seller.id)) });
    },
    permit: (subject) => okUnless(refuseVisit(subject.user, { ...subject.listing, ...subject }), subject),
    facts: noFacts,
    decide: ({ user, listing }) =>
      ok<Visit>({
        visitId,
        listingKey,
        slug: listing.slug,
        place: fullAddress(listing),
        sellerId: listing.seller.id,
        uid: user.uid,
        name: user.name,
        email: user.email,
        note: note.trim(),
        ...times,
        status: 'requested',
        words: '',
        changedAt: now,
      }),
    write: (tx, visit) =>
      finding
        ? {
            ...visit,
            ...holdText(tx, { reportId: visitId, held: { kind: 'visit', visit, note: noteToReviewer }, now }),
          }
        : sendVisit(tx, visit, now),
  });
}

export interface VisitAnswer {
  readonly visitId: string;
  readonly step: VisitStep;
  /** Sent to the other side. */
  readonly words: string;
  /** A different time; empty to keep the requested one. */
  readonly date: string;
  readonly time: string;
}

/** Confirms or declines a visit (seller) or calls it off (either side). The other side gets an email. */
export async function stepVisit(
  by: SignedIn,
  { visitId, step, words, date, time }: VisitAnswer,
  now: number,
): Answer<Visit> {
  if (words.length > NOTE_MAX) return refuse({ fault: copy.noteTooLong({ most: NOTE_MAX }) });
  // Refused, not held: whoever answers can leave the words out, and an answer must not wait past its showing.
  const [finding] = findPhrases(words, 'visit');
  if (finding) return refuse({ fault: publicTextFaults.people(findingWords(finding)) });
  const other = step === 'confirm' && (date || time) ? parseTimes({ date, from: time }, now) : null;
  if (typeof other === 'string') return refuse({ fault: timesFaults[other] });
  return runCommand({
    by,
    async load(tx, user) {
      const visit = (await tx.get(visits, visitId))?.data;
      if (!visit) return refuse('not-found');
      const { sellerId } = visit;
      const [sellers, isViewer] = await Promise.all([
        listSellers(tx, sellerId),
        isSellersViewer(tx, sellerId, user.uid),
      ]);
      return ok({ user, visit, sellers, isViewer: isViewer && user.uid !== visit.uid });
    },
    permit: (subject) =>
      okUnless(
        subject.isViewer
          ? 'viewer'
          : refuseVisitStep(subject.user, { ...subject.visit, sellers: subject.sellers }, step),
        subject,
      ),
    facts: noFacts,
    decide({ visit }) {
      const times = other ?? { startsAt: visit.startsAt, endsAt: visit.endsAt };
      if (step === 'confirm' && times.startsAt <= now) return refuse({ fault: copy.pastTime });
      return ok<Visit>({ ...visit, ...times, status: steps[step], words: words.trim(), changedAt: now });
    },
    write(tx, visit, { user }) {
      tx.set(visits, visitId, visit);
      const uid = user.uid === visit.uid && step === 'call-off' ? visit.sellerId : visit.uid;
      notifyOfVisit(tx, visit, { uid, news: `visit-${steps[step]}`, text: visit.words, now });
      return visit;
    },
  });
}

const steps = { confirm: 'confirmed', decline: 'declined', 'call-off': 'called-off' } as const;

const maxListed = 200;
const homesPerPage = 100;

/** Visits to own homes (`received`) and own visits to other homes (`sent`), latest first. */
interface OwnVisits {
  readonly received: readonly Visit[];
  readonly sent: readonly Visit[];
}

export interface OwnShowings extends OwnVisits {
  readonly homes: readonly { readonly listing: Listing; readonly openHouses: readonly OpenHouse[] }[];
  /** Where the next page starts; null at the end. */
  readonly next: number | null;
}

interface ShowingsPage {
  /** A list that includes the homes of this person and of each of their organizations. */
  readonly all: readonly Listing[];
  /** How many of their homes to skip: an organization may have thousands. */
  readonly from: number;
  readonly now: number;
}

export async function listOwnShowings(user: User, { all, from, now }: ShowingsPage): Promise<OwnShowings> {
  const sellerIds = await listSellerIds(user.uid);
  const mine = all.filter(({ seller }) => sellerIds.includes(seller.id));
  const own = mine.slice(from, from + homesPerPage);
  const keys = own.map(({ listingKey }) => listingKey);
  const [ownVisits, openHouses] = await Promise.all([listOwnVisits(user), listOpenHousesOf(keys, now)]);
  const homes = own.map((listing, index) => ({ listing, openHouses: openHouses[index] ?? [] }));
  const next = from + homesPerPage < mine.length ? from + homesPerPage : null;
  return { homes, next, ...ownVisits };
}

export async function listOwnVisits({ uid }: User): Promise<OwnVisits> {
  const find = async (field: 'sellerId' | 'uid', values: readonly string[]) => {
    const query = { field, values, latestBy: 'startsAt', limit: maxListed };
    return (await queryAny(runtime().store, visits, query)).map(({ data }) => data);
  };
  const [received, sent] = await Promise.all([
    find('sellerId', await listSellerIds(uid)),
    find('uid', [uid]),
  ]);
  return { received, sent };
}

/** Finds a confirmed or called-off visit with its home, for anyone who knows its id. */
export async function findVisit(
  visitId: string,
): Promise<{ readonly visit: Visit; readonly listing: Listing } | null> {
  const { store } = runtime();
  const visit = (await store.get(visits, visitId))?.data;
  if (!visit || (visit.status !== 'confirmed' && visit.status !== 'called-off')) return null;
  const listing = (await store.get(listings, visit.listingKey))?.data;
  return listing ? { visit, listing } : null;
}
