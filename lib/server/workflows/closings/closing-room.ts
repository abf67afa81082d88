import 'server-only';
import { randomUUID } from 'node:crypto';
import { legalNameOf } from '@/lib/domain/accounts/legal-name';
import type { User } from '@/lib/domain/accounts/user';
import { otherSide, type Side } from '@/lib/domain/closings/closing-steps';
import { replayClosing } from '@/lib/domain/closings/evolve-closing';
import { signerOf } from '@/lib/domain/closings/signer';
import type { Closing, ClosingMessage } from '@/lib/domain/closings/stored-closing';
import type { ClosingRoom } from '@/lib/domain/closings/views/closing-room';
import { disclosedFactsOf } from '@/lib/domain/closings/views/disclosed-facts';
import { needsInvestorForm } from '@/lib/domain/eligibility/investor-form';
import { hasUnknownLien, saleOfListing } from '@/lib/domain/listing-views/costed-listing';
import { type PublicListing, toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { lotStatementOf } from '@/lib/domain/listing-views/lot-statement';
import type { Listing } from '@/lib/domain/listings/listing';
import type { OfferTerms } from '@/lib/domain/offers/offer';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { runCommand } from '@/lib/server/people/commands/run-command';
import { users } from '@/lib/server/people/identity/identity-collections';
import { listSellerIds } from '@/lib/server/people/organizations/organizations';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { queryAny } from '@/lib/server/platform/store/query-any';
import { BadCursorError, type Query } from '@/lib/server/platform/store/store';
import { closingFiles, closingMessages, closings } from '@/lib/server/records/closings/closing-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { offers } from '@/lib/server/records/offers/offer-collections';
import { sideWords } from '@/messages/closings/side-words';
import { notifyOfClosing, signalClosing } from './notify-of-closing';
import { type ClosingAnswer, onClosing, sideOf } from './on-closing';

const mostListed = 200;
/** Messages per page. */
export const messagesPerPage = 50;
export const MESSAGE_MAX = 2_000;

/** Has the latest messages, or older ones: `before` is the cursor from the previous page. */
export async function getClosingRoom(
  user: User,
  saleId: string,
  before: string | null = null,
): Promise<Result<ClosingRoom, 'not-found'>> {
  const { store } = runtime();
  const closing = (await store.get(closings, saleId))?.data;
  const side = closing ? await sideOf(store, closing, user.uid) : null;
  if (!closing || (!side && user.role !== 'admin')) return refuse('not-found');
  const latest = {
    where: [{ field: 'saleId', op: '==', value: saleId }],
    orderBy: [{ field: 'at', direction: 'desc' }],
  } as const;
  const { cameFrom } = closing;
  const offerId = 'offerId' in cameFrom ? cameFrom.offerId : null;
  const [lot, buyer, listing, files, messages, offer] = await Promise.all([
    readStatement(closing),
    store.get(users, closing.buyerId),
    store.get(listings, closing.listingKey),
    store.query(closingFiles, { ...latest, limit: mostListed }),
    readMessages({ ...latest, limit: messagesPerPage }, before),
    offerId === null ? null : store.get(offers, offerId),
  ]);
  return ok({
    closing,
    lot,
    side,
    state: replayClosing(closing.events),
    signer: side && signerOf(side, user, listing?.data.seller.name ?? legalNameOf(user)),
    photo: listing?.data.media[0] ?? null,
    buyerName: buyer ? legalNameOf(buyer.data) : sideWords.buyer,
    sellerName: listing?.data.seller.name ?? sideWords.seller,
    county: listing?.data.countyOrParish ?? null,
    subType: listing?.data.propertySubType ?? null,
    needsInvestorForm: side === 'buyer' && needsInvestorForm(user, kindsOf(lot, listing?.data)),
    // The sale of the lead alone has other taxes than the lot.
    cost:
      side === 'buyer' && listing && lot.length === 0
        ? costOf(toPublicListing(listing.data), offer?.data.terms.financing ?? null)
        : null,
    disclosedFacts: lot.length > 0 ? factsOf(lot) : listing ? disclosedFactsOf(listing.data) : [],
    files: files.docs.map(({ data }) => data),
    messages: messages.docs.map(({ id, data }) => ({ ...data, messageId: id })),
    olderMessages: messages.cursor,
    hasNewerMessages: before !== null,
  });
}

const kindsOf = (lot: ClosingRoom['lot'], listing: Listing | undefined) =>
  (lot.length > 0 ? lot.map(({ subType }) => subType) : [listing?.propertySubType]).flatMap(
    (kind) => kind ?? [],
  );

const factsOf = (lot: ClosingRoom['lot']): ClosingRoom['disclosedFacts'] =>
  lot.flatMap(({ listingKey: home, facts }) => facts.map((fact) => ({ ...fact, home })));

async function readStatement({ events }: Closing): Promise<ClosingRoom['lot']> {
  const [opened] = events;
  if (opened?.type !== 'opened' || !opened.lot) return [];
  const { lot, terms } = opened;
  const found = await runtime().store.getReadable(
    listings,
    lot.map(({ listingKey }) => listingKey),
  );
  const homes = lot.map((home, at) => {
    const listing = found[at]?.data;
    return { ...home, listing: listing ? toPublicListing(listing) : null };
  });
  return lotStatementOf(homes, terms.priceCents).map((home, at) => {
    const listing = found[at]?.data;
    return {
      ...home,
      slug: listing?.slug ?? null,
      county: listing?.countyOrParish ?? null,
      subType: listing?.propertySubType ?? null,
      documents: listing?.documents ?? [],
      facts: listing ? disclosedFactsOf(listing) : [],
    };
  });
}

const costOf = (listing: PublicListing, financing: OfferTerms['financing'] | null): ClosingRoom['cost'] => ({
  sale: saleOfListing(listing),
  hasUnknownLien: hasUnknownLien(listing),
  financing,
});

/** An invalid cursor gives the first page. */
const readMessages = (latest: Query, after: string | null) => {
  const { store } = runtime();
  const first = () => store.query(closingMessages, latest);
  if (after === null) return first();
  return store.query(closingMessages, { ...latest, after }).catch((error: unknown) => {
    if (error instanceof BadCursorError) return first();
    throw error;
  });
};

/** Sends a message to the other side, in the closing and by mail. */
export function sendClosingMessage(
  by: SignedIn,
  saleId: string,
  typed: string,
  now: number,
): ClosingAnswer<ClosingMessage> {
  const messageId = randomUUID();
  const text = typed.trim().slice(0, MESSAGE_MAX);
  return runCommand({
    ...onClosing(by, saleId, now),
    decide: ({ user, side }) =>
      text === ''
        ? refuse('needs-text')
        : ok<ClosingMessage>({ saleId, side, by: { uid: user.uid, name: user.name }, at: now, text }),
    async write(tx, message, { closing, side }) {
      tx.create(closingMessages, messageId, message);
      await signalClosing(tx, closing, now);
      const news = { side: otherSide(side), news: 'message', about: { kind: 'text', text } } as const;
      notifyOfClosing(tx, closing, { seq: messageId, ...news, at: now });
      return message;
    },
  });
}

export interface OwnClosings {
  readonly bought: readonly Closing[];
  /** Sold by this person and by each organization they belong to. */
  readonly sold: readonly Closing[];
  /** Where this person has been asked to step in as backup buyer. */
  readonly offered: readonly Closing[];
}

/** Latest first. */
export async function listOwnClosings(uid: string): Promise<OwnClosings> {
  const sellerIds = await listSellerIds(uid);
  const find = async (field: 'buyerId' | 'sellerId' | 'backupId', values: readonly string[]) => {
    const query = { field, values, latestBy: 'openedAt', limit: mostListed };
    return (await queryAny(runtime().store, closings, query)).map(({ data }) => data);
  };
  const [bought, sold, offered] = await Promise.all([
    find('buyerId', [uid]),
    find('sellerId', sellerIds),
    find('backupId', [uid]),
  ]);
  return { bought, sold, offered };
}

/** Closings in which this person defaulted, as buyer or seller. Shown to staff on the person's record. */
export async function listDefaults(uid: string): Promise<readonly Closing[]> {
  const { bought, sold } = await listOwnClosings(uid);
  const isOf = (side: Side) => (closing: Closing) => {
    const { end } = replayClosing(closing.events);
    return end?.kind === 'default' && end.side === side;
  };
  return [...bought.filter(isOf('buyer')), ...sold.filter(isOf('seller'))];
}
