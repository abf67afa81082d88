import 'server-only';
import { legalNameOf } from '@/lib/domain/accounts/legal-name';
import { winnerOf } from '@/lib/domain/auctions/state/secrets';
import { closingTermsOf } from '@/lib/domain/auctions/terms/closing-terms';
import { saleIdOf, termsOfSale } from '@/lib/domain/closings/closing-terms';
import { toStoredClosing } from '@/lib/domain/closings/stored-closing';
import { fullAddress } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import { users } from '@/lib/server/people/identity/identity-collections';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { readAuction } from '@/lib/server/records/auctions/auction-record';
import { closingMessages, closings } from '@/lib/server/records/closings/closing-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { findContract } from '@/lib/server/workflows/closings/record-closing';
import { firstMessageAfterMs, toClosingEvents } from '@/sample/closing';

/** Adds a closing in progress to each sample home that was sold at auction and has none. Safe to rerun. */
export async function seedClosings(now: number): Promise<void> {
  const { docs } = await runtime().store.query(listings, { limit: 500 });
  const pending = docs.filter(({ data }) => data.isSample && data.standardStatus === 'Pending');
  for (const { data } of pending) await addClosing(data, now);
}

async function addClosing(listing: Listing, now: number): Promise<void> {
  const { store } = runtime();
  const { auctionId, listingKey, slug, seller } = listing;
  const state = auctionId === null ? undefined : (await readAuction(store, auctionId))?.state;
  if (auctionId === null || state?.status !== 'ended' || state.salePriceCents === null) return;
  const buyerId = winnerOf(state.secret)?.bidderId;
  const buyer = buyerId === undefined ? null : await store.get(users, buyerId);
  const cameFrom = { kind: 'auction', auctionId } as const;
  const saleId = saleIdOf(cameFrom);
  if (!buyer || (await store.get(closings, saleId))) return;
  const parties = {
    buyer: { uid: buyer.data.uid, name: legalNameOf(buyer.data) },
    seller: { uid: seller.id, name: seller.name },
  };
  const terms = termsOfSale(listing, state.salePriceCents, closingTermsOf(state.terms));
  const contract = await findContract(listing);
  if (!contract) return;
  const soldAt = state.at;
  const [opened, ...later] = toClosingEvents({ soldAt, now, terms, contract, parties });
  const facts = { saleId, listingKey, slug, place: fullAddress(listing), sellerId: seller.id, cameFrom };
  const closing = { ...facts, buyerId: buyer.id, openedAt: soldAt, events: [opened] };
  const at = soldAt + firstMessageAfterMs;
  await store.transact(async (tx) => {
    tx.create(closings, saleId, toStoredClosing({ ...closing, files: { buyer: 0, seller: 0 } }, later));
    if (at > now) return;
    const sent = { saleId, side: 'seller', by: parties.seller, at } as const;
    tx.create(closingMessages, `sample-${saleId}`, { ...sent, text: firstMessage });
  });
}

const firstMessage =
  'The contract from the auction is ready to sign. Please have your attorney call ours with any question before you sign.';
