import 'server-only';
import type { ClosingTerms } from '@/lib/domain/auctions/terms/closing-terms';
import { closingNotificationsAfter } from '@/lib/domain/closings/closing-messages';
import type { CameFrom, Contract, SaleTerms } from '@/lib/domain/closings/closing-schema';
import type { Side } from '@/lib/domain/closings/closing-steps';
import { saleIdOf, termsOfSale } from '@/lib/domain/closings/closing-terms';
import { evolveClosing } from '@/lib/domain/closings/evolve-closing';
import { toStoredClosing } from '@/lib/domain/closings/stored-closing';
import type { Listing } from '@/lib/domain/listings/listing';
import type { Cents } from '@/lib/domain/shared/money';
import { lockObligations } from '@/lib/server/people/identity/obligation-locks';
import { isFilePath } from '@/lib/server/platform/files/files';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { addPurchaseExposure } from '@/lib/server/records/auctions/bid-exposure';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { placeOf } from '@/lib/server/records/inquiries/in-market';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { notifyOfClosing } from './notify-of-closing';

export interface NewClosing {
  readonly listingKey: string;
  readonly slug: string;
  readonly sellerId: string;
  readonly buyerId: string;
  readonly priceCents: Cents;
  readonly cameFrom: CameFrom;
  /** Of an auction: what its first ledger entry says. */
  readonly frozen?: ClosingTerms | null;
  /** Of an accepted offer: what it says instead of the listing. */
  readonly agreed?: Pick<SaleTerms, 'earnestMoneyCents' | 'closingDays' | 'closeBy'>;
  /** Who is told by the message of how it was sold, and so not again. */
  readonly told?: readonly Side[];
  /** Milliseconds UTC. */
  readonly at: number;
}

/**
 * Opens the sale room in the commit that sells, and tells both sides that are not told of it otherwise. Reads the listing, so call it before the listing is
 * written; its status is the caller's. A second sale of the same auction or offer makes the commit fail.
 */
export async function openClosing(tx: Transaction, closing: NewClosing): Promise<void> {
  const { agreed, frozen = null, priceCents, at, told = [], ...facts } = closing;
  const listing = (await tx.get(listings, closing.listingKey))?.data ?? null;
  const contract = listing ? await findContract(listing) : null;
  const saleId = saleIdOf(closing.cameFrom);
  const place = listing ? placeOf(listing) : closing.slug;
  const terms = { ...termsOfSale(listing, priceCents, frozen), ...agreed };
  const event = { type: 'opened' as const, at, by: null, terms, contract };
  const events = [event];
  const opened = toStoredClosing({ ...facts, saleId, place, openedAt: at, events });
  await addPurchaseExposure(tx, closing.buyerId, saleId);
  tx.create(closings, saleId, opened);
  lockObligations(tx, closing.buyerId, `sale:${saleId}`);
  for (const news of closingNotificationsAfter(evolveClosing(null, event), event))
    if (!told.some((side) => side === news.side)) notifyOfClosing(tx, opened, { ...news, seq: 1, at });
}

/** Everybody who bids can read it: it is what the parties sign, byte for byte. */
async function findContract({ documents }: Pick<Listing, 'documents'>): Promise<Contract | null> {
  const document = documents.find(({ kind }) => kind === 'ContractOfSale');
  const path = document && `private${document.href}`;
  if (!document || !path || !isFilePath(path)) return null;
  const file = await runtime().files.head(path);
  return file && { title: document.title, href: document.href, sha256: file.sha256 };
}
