import 'server-only';
import { createHash } from 'node:crypto';
import { legalNameOf } from '@/lib/domain/accounts/legal-name';
import { winnerOf } from '@/lib/domain/auctions/state/secrets';
import { closingTermsOf } from '@/lib/domain/auctions/terms/closing-terms';
import { saleIdOf, termsOfSale } from '@/lib/domain/closings/closing-terms';
import { type ClosingFile, toStoredClosing } from '@/lib/domain/closings/stored-closing';
import { fullAddress } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import { users } from '@/lib/server/people/identity/identity-collections';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { readAuction } from '@/lib/server/records/auctions/auction-record';
import {
  closingFileId,
  closingFiles,
  closingMessages,
  closings,
} from '@/lib/server/records/closings/closing-collections';
import { closingFileKey, closingFilePath } from '@/lib/server/records/closings/closing-file-path';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { toContract } from '@/lib/server/workflows/closings/on-closing';
import { contractAfterMs, contractPaper, toClosingEvents } from '@/sample/closing';
import { printPaper } from './sample-paper';

/** Adds a closing in progress to each sample home that was sold at auction and has none. Safe to rerun. */
export async function seedClosings(now: number): Promise<void> {
  const { docs } = await runtime().store.query(listings, { limit: 500 });
  const pending = docs.filter(({ data }) => data.isSample && data.standardStatus === 'Pending');
  for (const { data } of pending) await addClosing(data, now);
}

async function addClosing(listing: Listing, now: number): Promise<void> {
  const { store, files } = runtime();
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
  const soldAt = state.at;
  const body = await printPaper(contractPaper(listing, parties, terms, soldAt));
  const sha256 = createHash('sha256').update(body).digest('hex');
  const key = closingFileKey('seller', sha256);
  const sent = { saleId, side: 'seller', by: parties.seller, at: soldAt + contractAfterMs } as const;
  const document: ClosingFile = { ...sent, key, sha256, title: 'Contract of sale', bytes: body.length };
  const contract = toContract(document);
  const [opened, ...later] = toClosingEvents({ soldAt, now, terms, contract, parties });
  const isSent = later.length > 0;
  const facts = { saleId, listingKey, slug, place: fullAddress(listing), sellerId: seller.id, cameFrom };
  const closing = { ...facts, buyerId: buyer.id, openedAt: soldAt, events: [opened] };
  const stored = toStoredClosing({ ...closing, files: { buyer: 0, seller: Number(isSent) } }, later);
  if (isSent)
    await files.put(closingFilePath(saleId, key), { contentType: 'application/pdf', body: once(body) });
  await store.transact(async (tx) => {
    tx.create(closings, saleId, stored);
    if (!isSent) return;
    tx.create(closingFiles, closingFileId(saleId, key), document);
    tx.create(closingMessages, `sample-${saleId}`, { ...sent, text: firstMessage });
  });
}

const firstMessage =
  'The contract is here. Please have your attorney call ours with any question before you sign.';

async function* once(body: Uint8Array): AsyncGenerator<Uint8Array> {
  yield body;
}
