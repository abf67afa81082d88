import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import { isCallOpen } from '@/lib/domain/offers/evolve-offer-book';
import type { PublicRound, Seal, SealOutcome } from '@/lib/domain/offers/sealing/seal';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { isSeller } from '@/lib/server/people/organizations/seller';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { listings } from '@/lib/server/records/listings/listing-collections';
import {
  offerBooks,
  type SealedRecord,
  type SealedRound,
  sealedOffers,
  sealedRounds,
} from '@/lib/server/records/offers/offer-collections';
import { sealedOfferIdOf } from './round-seal';

/** A buyer's sealed offer as its sender sees it. Nobody can read its content before it is opened. */
export type OwnSealed = Pick<
  SealedRecord,
  'offerId' | 'listingKey' | 'slug' | 'place' | 'sentAt' | 'hash' | 'outcome' | 'details'
>;

/** What both sides see of the sealed round of the latest call. */
interface RoundView {
  readonly seal: Seal;
  readonly deadline: number;
  /** Sealed, or past its deadline and not opened yet. */
  readonly phase: 'sealed' | 'opening' | 'over';
  readonly count: number;
  /** When the witness was checked before the call, ms. */
  readonly checkedAt: number | null;
  /** Since when the witness has not answered, ms. */
  readonly waitingSince: number | null;
  /** Until the deadline empty, so that the seller does not learn who made an offer. */
  readonly record: readonly { readonly hash: string; readonly outcome: SealOutcome }[];
}

interface SellersRound extends RoundView {
  /** Offers that do not count. */
  readonly refused: readonly Pick<SealedRecord, 'offerId' | 'buyerName' | 'outcome'>[];
}

/** For the seller of the home; `now` in ms, here and below. */
export async function readSellersRound(
  { uid }: User,
  listingKey: string,
  now: number,
): Promise<Result<SellersRound | null, 'not-found'>> {
  const { store } = runtime();
  const listing = (await store.get(listings, listingKey))?.data;
  if (!listing || !(await isSeller(store, listing.seller.id, uid))) return refuse('not-found');
  const read = await readRound(listingKey, now, () => null);
  if (!read) return ok(null);
  const { view, records } = read;
  const refused = view.phase === 'over' ? records.filter(({ outcome }) => !isCounted(outcome)) : [];
  return ok({
    ...view,
    refused: refused.map(({ offerId, buyerName, outcome }) => ({ offerId, buyerName, outcome })),
  });
}

interface BuyersRound extends RoundView {
  /** The ID of this buyer's offer, sent or not. */
  readonly offerId: string;
  readonly own: OwnSealed | null;
}

export async function readBuyersRound(
  { uid }: User,
  listingKey: string,
  now: number,
): Promise<BuyersRound | null> {
  const ownIdOf = (roundId: string) => sealedOfferIdOf(uid, roundId);
  const read = await readRound(listingKey, now, ownIdOf);
  if (!read) return null;
  const { view, records } = read;
  const own = records.find(({ buyerId }) => buyerId === uid);
  return { ...view, offerId: ownIdOf(view.seal.roundId), own: own ? toOwn(own) : null };
}

/**
 * The round of the latest call as everybody sees it: until the deadline not even how many offers there are, then
 * the hash of each and whether it was opened. It has no person and no amount.
 */
export async function readPublicRound(listingKey: string, now: number): Promise<PublicRound | null> {
  const read = await readRound(listingKey, now, () => null);
  if (!read) return null;
  const { seal, count: _, record, ...view } = read.view;
  const shown = record.map(({ hash, outcome }) => ({ hash, outcome: publicOutcome(outcome) }));
  return { ...view, host: seal.host, voidAt: seal.voidAt, record: shown };
}

const publicOutcome = (outcome: SealOutcome): PublicRound['record'][number]['outcome'] =>
  outcome === 'sealed' || outcome === 'opened' || outcome === 'void' ? outcome : 'refused';

const mostListed = 200;

/** A buyer's sealed offers that are not opened or do not count, latest first. */
export async function listOwnSealed({ uid }: User): Promise<readonly OwnSealed[]> {
  const { docs } = await runtime().store.query(sealedOffers, {
    where: [{ field: 'buyerId', op: '==', value: uid }],
    orderBy: [{ field: 'sentAt', direction: 'desc' }],
    limit: mostListed,
  });
  return docs.map(({ data }) => toOwn(data)).filter(({ outcome }) => outcome !== 'opened');
}

const isCounted = (outcome: SealOutcome): boolean => outcome === 'sealed' || outcome === 'opened';

/** While the round is sealed, only the offer that `ownIdOf` names is read. */
async function readRound(listingKey: string, now: number, ownIdOf: (roundId: string) => string | null) {
  const { store } = runtime();
  const book = (await store.get(offerBooks, listingKey))?.data;
  const seal = book?.call?.seal;
  const round = seal && (await store.get(sealedRounds, seal.roundId))?.data;
  if (!book || !seal || !round) return null;
  const phase = !isCallOpen(book, now) ? 'over' : now > round.deadline ? 'opening' : 'sealed';
  const ownId = ownIdOf(seal.roundId);
  const read = phase === 'sealed' ? round.offerIds.filter((id) => id === ownId) : round.offerIds;
  const found = await store.getAll(sealedOffers, read);
  const stored = found.flatMap((doc) => doc?.data ?? []);
  // A round becomes void at an instant; the job that records it runs later.
  const records = phase === 'over' ? stored.map(asVoid) : stored;
  return { view: toView(seal, round, phase, records), records };
}

const asVoid = (record: SealedRecord): SealedRecord =>
  record.outcome === 'sealed' ? { ...record, outcome: 'void' } : record;

function toView(
  seal: Seal,
  { deadline, checkedAt, waitingSince, offerIds, record: kept }: SealedRound,
  phase: RoundView['phase'],
  records: readonly SealedRecord[],
): RoundView {
  const now = records.map(({ hash, outcome }) => ({ hash, outcome }));
  const record = phase === 'sealed' ? [] : phase === 'opening' || kept.length === 0 ? now : kept;
  const byHash = record.toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  return {
    seal,
    deadline,
    phase,
    count: offerIds.length,
    checkedAt: checkedAt ?? null,
    waitingSince,
    record: byHash,
  };
}

const toOwn = ({ offerId, listingKey, slug, place, sentAt, hash, outcome, details }: SealedRecord) => ({
  ...{ offerId, listingKey, slug, place, sentAt, hash, outcome, details },
});
