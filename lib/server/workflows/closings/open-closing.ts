import 'server-only';
import type { ClosingTerms } from '@/lib/domain/auctions/terms/closing-terms';
import type { CameFrom, Contract, SaleTerms } from '@/lib/domain/closings/closing-schema';
import type { Side } from '@/lib/domain/closings/closing-steps';
import { saleIdOf, termsOfSale } from '@/lib/domain/closings/closing-terms';
import { evolveClosing } from '@/lib/domain/closings/evolve-closing';
import { toStoredClosing } from '@/lib/domain/closings/stored-closing';
import { closingNotificationsAfter } from '@/lib/domain/closings/views/closing-notifications';
import { fullAddress } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import type { Cents } from '@/lib/domain/shared/money';
import { lockObligations } from '@/lib/server/people/identity/obligation-locks';
import { isFilePath } from '@/lib/server/platform/files/files';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { addPurchaseExposure } from '@/lib/server/records/auctions/bid-exposure';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { notifyOfClosing } from './notify-of-closing';

export interface NewClosing {
  readonly listingKey: string;
  readonly slug: string;
  readonly sellerId: string;
  readonly buyerId: string;
  readonly priceCents: Cents;
  readonly cameFrom: CameFrom;
  /** For an auction: the terms in its first ledger entry. */
  readonly frozen?: ClosingTerms | null;
  /** For an accepted offer: its terms, which replace the listing's. */
  readonly agreed?: Pick<SaleTerms, 'earnestMoneyCents' | 'closingDays' | 'closeBy'>;
  /** Sides already notified of the sale, so that they get no second notification. */
  readonly notified?: readonly Side[];
  /** Milliseconds UTC. */
  readonly at: number;
}

/**
 * Opens the closing in the commit that sells the home. Call it before writing the listing, because it reads
 * the listing; the caller sets the status. A second closing of the same auction or offer fails the commit.
 */
export async function openClosing(tx: Transaction, opening: NewClosing): Promise<void> {
  const { agreed, frozen = null, priceCents, at, notified = [], ...facts } = opening;
  const listing = (await tx.get(listings, opening.listingKey))?.data ?? null;
  const contract = listing ? await findContract(listing) : null;
  const saleId = saleIdOf(opening.cameFrom);
  const place = listing ? fullAddress(listing) : opening.slug;
  const terms = { ...termsOfSale(listing, priceCents, frozen), ...agreed };
  const event = { type: 'opened' as const, at, by: null, terms, contract };
  const closing = toStoredClosing({ ...facts, saleId, place, openedAt: at, events: [event] });
  await addPurchaseExposure(tx, opening.buyerId, saleId);
  tx.create(closings, saleId, closing);
  lockObligations(tx, opening.buyerId, `sale:${saleId}`);
  for (const notification of closingNotificationsAfter(evolveClosing(null, event), event))
    if (!notified.some((side) => side === notification.side))
      notifyOfClosing(tx, closing, { ...notification, seq: 1, at });
}

/** The contract of sale among the documents shown to bidders. The parties sign exactly these bytes. */
async function findContract({ documents }: Pick<Listing, 'documents'>): Promise<Contract | null> {
  const document = documents.find(({ kind }) => kind === 'ContractOfSale');
  const path = document && `private${document.href}`;
  if (!document || !path || !isFilePath(path)) return null;
  const file = await runtime().files.head(path);
  return file && { title: document.title, href: document.href, sha256: file.sha256 };
}
