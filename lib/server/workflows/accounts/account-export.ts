import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import type { Closing, ClosingFile } from '@/lib/domain/closings/stored-closing';
import { users } from '@/lib/server/people/identity/identity-collections';
import { listOrganizations } from '@/lib/server/people/organizations/organizations';
import { listSessions } from '@/lib/server/people/sessions/own-sessions';
import { listBrowsers } from '@/lib/server/people/sessions/push';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { env } from '@/lib/server/platform/env';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Collection, Page } from '@/lib/server/platform/store/store';
import { auctionEvents } from '@/lib/server/records/auctions/auction-collections';
import { bidderKeys, bidExposures, bidLists, bids } from '@/lib/server/records/auctions/bid-collections';
import { limitRequests, proofs } from '@/lib/server/records/bid-limits/bid-limit-collections';
import {
  backupBuyers,
  closingFiles,
  closingMessages,
  closings,
} from '@/lib/server/records/closings/closing-collections';
import { pagesOfDrafts } from '@/lib/server/records/drafts/all-drafts';
import { favoriteLists, savedSearches } from '@/lib/server/records/favorites/favorite-collections';
import { questions, reports, visits } from '@/lib/server/records/inquiries/inquiry-collections';
import { getNotificationSettings } from '@/lib/server/records/notifications/inbox';
import { notifications } from '@/lib/server/records/notifications/notification-collections';
import { type OfferRecord, offers, sealedOffers } from '@/lib/server/records/offers/offer-collections';
import { portfolioViews } from '@/lib/server/records/portfolio/portfolio-collections';
import { accountExport as copy } from '@/messages/accounts/account-export';

const atOnce = 500;

/** Everything stored about a person, without tokens that would let someone else act for them. */
export async function exportAccount(by: SignedIn, now: number) {
  const { uid } = by.user;
  const { store } = runtime();
  return {
    exportedAt: new Date(now).toISOString(),
    about: copy.about,
    account: (await store.get(users, uid))?.data ?? null,
    signIns: (await listSessions(by, now)).map(({ session }) => session),
    bids: (await listOwn(bids, 'uid', uid)).map(({ device: _, ...bid }) => bid),
    bidLists: (await listOwn(bidLists, 'uid', uid)).map(({ device: _, ...list }) => list),
    // Hashes of the person's own name, phone number, address and devices in these auctions.
    bidderKeys: await listKeyedAuctions(uid),
    // The private part of each bid: maximum, legal name, terms version, arrival time.
    bidEvents: (await listOwn(auctionEvents, 'bidder.uid', uid)).toSorted(byAuction),
    watchList: (await store.get(favoriteLists, uid))?.data.marks ?? [],
    savedSearches: (await listOwn(savedSearches, 'uid', uid)).map(({ stopToken: _, ...search }) => search),
    portfolioViews: await listOwn(portfolioViews, 'uid', uid),
    notifications: await listOwn(notifications, 'uid', uid),
    notificationSettings: await getNotificationSettings(uid),
    browsers: (await listBrowsers(uid)).map(({ data: { device, createdAt } }) => ({ device, createdAt })),
    questions: await listOwn(questions, 'askerId', uid),
    visits: await listOwn(visits, 'uid', uid),
    // With the texts that wait for staff before they are sent.
    reports: await listOwn(reports, 'from.uid', uid),
    offers: (await listOwn(offers, 'buyerId', uid)).map(toOwnOffer),
    // As encrypted: nobody can read them before they are opened.
    sealedOffers: (await listOwn(sealedOffers, 'buyerId', uid)).map(({ sellerId: _, ...offer }) => offer),
    sales: await listClosings(uid),
    standbys: await listOwn(backupBuyers, 'uid', uid),
    stakes: (await store.get(bidExposures, uid))?.data ?? null,
    limitRequest: (await store.get(limitRequests, uid))?.data ?? null,
    proofs: (await listOwn(proofs, 'uid', uid)).map((proof) => ({
      ...proof,
      address: addressOf(accountRoutes.proof(proof.proofId)),
    })),
    listings: (await listPages(pagesOfDrafts(uid))).flat(),
    organisations: (await listOrganizations(uid)).map(({ organisationId, name }) => ({
      organisationId,
      name,
    })),
  };
}

async function listPages<T>(pages: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const page of pages) all.push(page);
  return all;
}

/** Names the other side only by role, as the offer page does. */
const toOwnOffer = ({ sellerId: _, history, ...offer }: OfferRecord) => ({
  ...offer,
  history: history.map(({ by, ...fact }) => ({ ...fact, by: by.side })),
});

/** The person's closings with the messages of both sides. Leaves out backup buyers, who are confidential. */
async function listClosings(uid: string) {
  const [bought, sold] = await Promise.all([
    listOwn(closings, 'buyerId', uid),
    listOwn(closings, 'sellerId', uid),
  ]);
  return Promise.all([...bought, ...sold].map((closing) => toOwnClosing(closing, uid)));
}

async function toOwnClosing(closing: Closing, uid: string) {
  const { saleId, listingKey, place, openedAt, status, events } = closing;
  const [messages, files] = await Promise.all([
    listOwn(closingMessages, 'saleId', saleId),
    listOwn(closingFiles, 'saleId', saleId),
  ]);
  return {
    saleId,
    listingKey,
    place,
    openedAt,
    status,
    side: closing.buyerId === uid ? 'buyer' : 'seller',
    events: events
      .filter(({ type }) => !type.startsWith('backup-'))
      .map(({ by, ...event }) => ({ ...event, isOwn: by?.uid === uid })),
    messages: messages.map(({ side, at, text }) => ({ side, at, text })),
    documents: files.map((file) => toOwnFile(saleId, file)),
  };
}

const toOwnFile = (saleId: string, { side, at, key, title, bytes, sha256 }: ClosingFile) => ({
  side,
  at,
  title,
  bytes,
  sha256,
  address: addressOf(accountRoutes.saleFile(saleId, key)),
});

const addressOf = (path: string): string => new URL(path, env().siteUrl).href;

type LedgerPosition = { readonly auctionId: string; readonly seq: number };
async function listKeyedAuctions(uid: string): Promise<readonly { readonly auctionId: string }[]> {
  const keys = await listOwn(bidderKeys, 'uids', uid, 'array-contains');
  return [...new Set(keys.map(({ auctionId }) => auctionId))].map((auctionId) => ({ auctionId }));
}

const byAuction = (a: LedgerPosition, b: LedgerPosition): number =>
  a.auctionId === b.auctionId ? a.seq - b.seq : a.auctionId < b.auctionId ? -1 : 1;

async function listOwn<T extends object>(
  collection: Collection<T>,
  field: string,
  value: string,
  op: '==' | 'array-contains' = '==',
): Promise<readonly T[]> {
  const found: T[] = [];
  let after: string | null = null;
  do {
    const page: Page<T> = await runtime().store.query(collection, {
      where: [{ field, op, value }],
      limit: atOnce,
      ...(after !== null && { after }),
    });
    found.push(...page.docs.map(({ data }) => data));
    after = page.cursor;
  } while (after !== null);
  return found;
}
