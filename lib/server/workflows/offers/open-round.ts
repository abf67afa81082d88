import 'server-only';
import { offerFaultWords } from '@/lib/copy/offers/offer-fault-words';
import type { Listing } from '@/lib/domain/listings/listing';
import { asOf, isCallOpen } from '@/lib/domain/offers/evolve-offer-book';
import { type Book, isOpen } from '@/lib/domain/offers/offer';
import { parseOfferInput } from '@/lib/domain/offers/offer-form';
import { openSealedRound, type UnsealedOffer } from '@/lib/domain/offers/open-sealed-round';
import type { Seal, SealOutcome } from '@/lib/domain/offers/sealing/seal';
import type { Typed } from '@/lib/domain/shared/form';
import { readSellers } from '@/lib/server/people/organizations/seller';
import { clock } from '@/lib/server/platform/clock';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { signalAll } from '@/lib/server/records/notifications/inbox';
import {
  type SealedRecord,
  type SealedRound,
  sealedOffers,
  sealedRounds,
} from '@/lib/server/records/offers/offer-collections';
import { askShare } from './ask-share';
import { homeOf, readBook, recordOffers } from './offer-book';
import { unsealOffer } from './unseal-offer';

/**
 * Opens a sealed round after its deadline, in one commit. If the witness does not answer for one of its offers,
 * nothing is opened and a later run tries again, until the round is void. Safe to run twice. `now` in ms.
 */
export async function openRound(roundId: string, now: number): Promise<void> {
  const { store } = runtime();
  const round = (await store.get(sealedRounds, roundId))?.data;
  if (!round?.identity) return;
  const [records, book, listing] = await Promise.all([
    readSealed(store, round),
    readBook(store, round.listingKey),
    store.get(listings, round.listingKey),
  ]);
  const seal = book.call?.seal;
  if (!listing) return;
  const isUnderWay = seal?.roundId === roundId && isCallOpen(book, now);
  const unsealed = isUnderWay ? await unsealAll(records, { round, seal, listing: listing.data }) : null;
  await store.transact((tx) => settle(tx, { roundId, records, unsealed, now: Math.max(now, clock.now()) }), {
    key: `offers:${round.listingKey}`,
  });
}

async function readSealed(reader: Reader, { offerIds }: SealedRound): Promise<readonly SealedRecord[]> {
  const found = await reader.getAll(sealedOffers, offerIds);
  return found.flatMap((doc) => doc?.data ?? []);
}

type Faulty = Readonly<Record<string, { readonly outcome: SealOutcome; readonly details: string[] }>>;
interface Unsealed {
  readonly offers: readonly UnsealedOffer[];
  /** By offer ID. */
  readonly faulty: Faulty;
}

interface Sealed {
  readonly round: SealedRound;
  readonly seal: Seal;
  readonly listing: Listing;
}

/** Null: the witness has not released every share. */
async function unsealAll(records: readonly SealedRecord[], context: Sealed): Promise<Unsealed | null> {
  const offers: UnsealedOffer[] = [];
  const faulty: Record<string, Faulty[string]> = {};
  for (const record of records) {
    const { offerId, buyerId: uid, buyerName: name, requestId, sentAt: at } = record;
    const read = await unsealOne(record, context);
    if (read === 'waiting') return null;
    if ('outcome' in read) faulty[offerId] = read;
    else offers.push({ offerId, by: { side: 'buyer', uid, name, requestId }, at, ...read });
  }
  return { offers, faulty };
}

async function unsealOne(
  record: SealedRecord,
  { round, seal, listing }: Sealed,
): Promise<Pick<UnsealedOffer, 'terms' | 'message'> | Faulty[string] | 'waiting'> {
  const { offerId, sealed } = record;
  const { roundId, deadline, identity } = round;
  const request = { witness: seal.witness, round: roundId, deadline, share: sealed.witnessShare };
  const share = await askShare(request);
  if (!share.ok) return share.reason === 'waiting' ? share.reason : { outcome: share.reason, details: [] };
  const opening = { round, offerId, identity: identity ?? '', witnessShare: share.value };
  try {
    const opened = await unsealOffer(sealed, opening);
    if (!opened.ok) return { outcome: opened.reason, details: [] };
    return readOffer(opened.value, record, listing);
  } catch {
    // Whatever one buyer encrypted, the other offers are opened.
    return unreadable;
  }
}

const unreadable: Faulty[string] = { outcome: 'unreadable', details: [] };

/** Half of a UTF-16 pair. The store cannot keep it. */
const loneSurrogate = /\p{Surrogate}/u;

function readOffer(typed: Typed, { sentAt, listingTerms }: SealedRecord, listing: Listing) {
  if (Object.values(typed).some((value) => loneSurrogate.test(value))) return unreadable;
  const terms = listingTerms ?? listing.listingTerms;
  const parsed = parseOfferInput(typed, { listingTerms: terms }, sentAt);
  if (!parsed.ok)
    return { outcome: 'invalid' as const, details: Object.values(offerFaultWords(parsed.reason)) };
  return { terms: parsed.value.terms, message: parsed.value.message };
}

interface Settling {
  readonly roundId: string;
  readonly records: readonly SealedRecord[];
  readonly unsealed: Unsealed | null;
  /** When the commit begins: the round can have become void while the witness answered. */
  readonly now: number;
}

async function settle(tx: Transaction, { roundId, records, unsealed, now }: Settling) {
  const round = (await tx.get(sealedRounds, roundId))?.data;
  if (!round?.identity) return;
  const current = await readSealed(tx, round);
  const hashes = (list: readonly SealedRecord[]) => list.map(({ hash }) => hash).join();
  // Sent or withdrawn in the meantime: the next run has it.
  if (hashes(current) !== hashes(records)) return;
  const book = await readBook(tx, round.listingKey);
  const isUnderWay = book.call?.seal?.roundId === roundId && isCallOpen(book, now);
  if (!isUnderWay) return endRound(tx, round, { records, book, outcomes: () => voided, now });
  if (!unsealed) return tryLater(tx, round, now);
  const listing = (await tx.get(listings, round.listingKey))?.data;
  const opened = openSealedRound(book, unsealed.offers, now);
  if (!listing || !opened) return;
  const after = recordOffers(tx, homeOf(listing), book, opened.events);
  const { sellers } = await readSellers(tx, listing.seller.id);
  signalAll(tx, [...sellers, ...records.map(({ buyerId }) => buyerId)], now);
  const outcomes = ({ offerId }: SealedRecord) =>
    unsealed.faulty[offerId] ?? { outcome: opened.refused[offerId] ?? 'opened', details: [] };
  return endRound(tx, round, { records, book: after, outcomes, now });
}

const voided: Faulty[string] = { outcome: 'void', details: [] };

interface Ending {
  readonly records: readonly SealedRecord[];
  readonly book: Book;
  readonly outcomes: (record: SealedRecord) => Faulty[string] | undefined;
  readonly now: number;
}

/** Deletes the site's key, and tells senders and, if no open offer does, the seller. */
function endRound(tx: Transaction, round: SealedRound, { records, book, outcomes, now }: Ending): void {
  const ended = records.map((record) => ({ ...record, ...(outcomes(record) ?? voided) }));
  const record = ended.map(({ hash, outcome }) => ({ hash, outcome }));
  tx.set(sealedRounds, round.roundId, { ...round, identity: null, tryAt: null, record });
  const open = asOf(book, now).offers.filter(isOpen);
  for (const each of ended) {
    tx.set(sealedOffers, each.offerId, each);
    // The book tells buyers with an open offer about a void round.
    const isTold = each.outcome === 'void' && open.some(({ buyerId }) => buyerId === each.buyerId);
    if (each.outcome !== 'opened' && !isTold) tell(tx, each, 'buyer', now);
  }
  const [first] = ended;
  if (first && open.length === 0) tell(tx, first, 'seller', now);
}

function tell(tx: Transaction, record: SealedRecord, side: 'buyer' | 'seller', now: number): void {
  const { offerId, buyerId, sellerId, listingKey, place, outcome } = record;
  const news = outcome === 'void' ? 'voided' : 'unreadable';
  tx.create(outbox, `sealed:${offerId}:${news}:${side}`, {
    ...{ uid: side === 'buyer' ? buyerId : sellerId, attempts: 0, sendAt: now },
    ...{ kind: 'offer', news, side, offerId, listingKey, place, until: null, priceCents: 0 },
  });
}

const soonestMs = 15_000;
const latestMs = 10 * 60_000;

/** Waits a tenth of the time since the deadline, so that a short failure delays the opening only shortly. */
function tryLater(tx: Transaction, round: SealedRound, now: number): void {
  const wait = Math.min(Math.max((now - round.deadline) / 10, soonestMs), latestMs);
  const waitingSince = round.waitingSince ?? now;
  tx.set(sealedRounds, round.roundId, { ...round, tryAt: Math.round(now + wait), waitingSince });
}
