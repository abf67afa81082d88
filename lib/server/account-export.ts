import 'server-only';
import type { Sale } from '@/lib/domain/closing/stored-sale';
import { listDraftsOf } from './drafts';
import { getNoticeSettings } from './inbox';
import { listOrganisations } from './organisations';
import { listSessions } from './own-sessions';
import { listBrowsers } from './push/push';
import { runtime } from './runtime';
import type { SignedIn } from './session';
import {
  auctionEvents,
  bids,
  limitRequests,
  notifications,
  type OfferRecord,
  offers,
  proofs,
  questions,
  saleMessages,
  sales,
  savedSearches,
  standbys,
  users,
  visits,
  watchLists,
} from './store/collections';
import type { Collection, Page } from './store/store';

const atOnce = 500;

/** Everything that is kept about a person, for themselves: without what would let somebody else act for them. */
export async function exportAccount(by: SignedIn, now: number) {
  const { uid } = by.user;
  const { store } = runtime();
  const ownBids = await listOwn(bids, 'uid', uid);
  return {
    exportedAt: new Date(now).toISOString(),
    account: (await store.get(users, uid))?.data ?? null,
    signIns: (await listSessions(by, now)).map(({ session }) => session),
    bids: ownBids,
    bidEvents: await listBidEvents(
      uid,
      ownBids.map(({ auctionId }) => auctionId),
    ),
    watchList: (await store.get(watchLists, uid))?.data.marks ?? [],
    savedSearches: (await listOwn(savedSearches, 'uid', uid)).map(({ stopToken: _, ...search }) => search),
    notifications: await listOwn(notifications, 'uid', uid),
    notificationSettings: await getNoticeSettings(uid),
    browsers: (await listBrowsers(uid)).map(({ data: { device, createdAt } }) => ({ device, createdAt })),
    questions: await listOwn(questions, 'askerId', uid),
    visits: await listOwn(visits, 'uid', uid),
    offers: (await listOwn(offers, 'buyerId', uid)).map(toOwnOffer),
    sales: await listSales(uid),
    standbys: await listOwn(standbys, 'uid', uid),
    limitRequest: (await store.get(limitRequests, uid))?.data ?? null,
    proofs: await listOwn(proofs, 'uid', uid),
    listings: await listDraftsOf(uid, atOnce),
    organisations: (await listOrganisations(uid)).map(({ organisationId, name }) => ({
      organisationId,
      name,
    })),
  };
}

/** The other side is named as on the page. */
const toOwnOffer = ({ sellerId: _, history, ...offer }: OfferRecord) => ({
  ...offer,
  history: history.map(({ by, ...fact }) => ({ ...fact, by: by.side })),
});

/** What the person bought or sold, with what both sides wrote. Who might take the buyer's place is not theirs to know. */
async function listSales(uid: string) {
  const [bought, sold] = await Promise.all([listOwn(sales, 'buyerId', uid), listOwn(sales, 'sellerId', uid)]);
  return Promise.all([...bought, ...sold].map((sale) => toOwnSale(sale, uid)));
}

async function toOwnSale(sale: Sale, uid: string) {
  const { saleId, listingKey, place, openedAt, status, events } = sale;
  const messages = await listOwn(saleMessages, 'saleId', saleId);
  return {
    ...{ saleId, listingKey, place, openedAt, status, side: sale.buyerId === uid ? 'buyer' : 'seller' },
    events: events
      .filter(({ type }) => !type.startsWith('backup-'))
      .map(({ by, ...event }) => ({ ...event, isOwn: by?.uid === uid })),
    messages: messages.map(({ side, at, text }) => ({ side, at, text })),
  };
}

/** What is kept of each bid besides the public ledger: maximum, name, terms and the time of its arrival. */
async function listBidEvents(uid: string, auctionIds: readonly string[]) {
  const all = await Promise.all(
    auctionIds.map((auctionId) => listOwn(auctionEvents, 'auctionId', auctionId)),
  );
  return all.flat().filter(({ bidder }) => bidder?.uid === uid);
}

async function listOwn<T extends object>(
  collection: Collection<T>,
  field: string,
  value: string,
): Promise<readonly T[]> {
  const found: T[] = [];
  let after: string | null = null;
  do {
    const page: Page<T> = await runtime().store.query(collection, {
      where: [{ field, op: '==', value }],
      limit: atOnce,
      ...(after !== null && { after }),
    });
    found.push(...page.docs.map(({ data }) => data));
    after = page.cursor;
  } while (after !== null);
  return found;
}
