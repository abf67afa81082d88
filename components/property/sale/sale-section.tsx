import Link from 'next/link';
import type { ReactNode } from 'react';
import { SellerLogo } from '@/components/organizations/seller-logo';
import { sellerKindLabel } from '@/lib/copy/listings/seller-kind-label';
import { sellerName } from '@/lib/copy/listings/seller-name';
import type { SellerRecord } from '@/lib/domain/closings/views/seller-record';
import { agencyLawHref, givesAgencyForm } from '@/lib/domain/listing-views/agency-disclosure';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { hiddenSeller, isKnownSeller } from '@/lib/domain/listings/shown-seller';
import { pageRoutes } from '@/lib/page-routes';
import { saleSection as copy } from '@/messages/property/sale-section';
import { DetailSection, Fold } from '../detail-section';
import { Fact, FactList } from '../fact-list';

interface SaleSectionProps {
  readonly listing: PublicListing;
  readonly sellerRecord: ReactNode;
  /** Outcomes of its sales. */
  readonly outcome: ReactNode;
  /** Bid history. */
  readonly history: ReactNode;
}

/** Who sells the home, how its sales went, and last the bids. */
export function SaleSection({ listing, sellerRecord, outcome, history }: SaleSectionProps) {
  const { seller, broker } = listing;
  const isAuction = listing.saleFormat === 'auction';
  return (
    <DetailSection id="sale" title={isAuction ? copy.auctionSeller : copy.seller}>
      <SellerLogo seller={seller} className="mb-3" />
      <p>
        {isKnownSeller(seller)
          ? copy.soldBy({ name: seller.name, kind: sellerKindLabel(seller.kind) })
          : copy.soldByUnknown({
              name: sellerName(seller.name),
              why: seller.name === hiddenSeller ? copy.cantConfirmWho : copy.staffHasntConfirmed,
            })}
      </p>
      {broker && (
        <p>
          {copy.listedBy({
            ...broker,
            link: (children) => (
              <a href={`tel:${broker.phone}`} className="text-link">
                {children}
              </a>
            ),
          })}
          {givesAgencyForm(listing) && (
            <small className="block text-text-muted">
              {copy.agencyForm({
                law: (children) => (
                  <a href={agencyLawHref} className="text-link">
                    {children}
                  </a>
                ),
              })}
            </small>
          )}
        </p>
      )}
      <div className="folds">
        {isAuction && (
          <Fold summary={copy.whoCantBid}>
            <p>
              {copy.refuseBidsSellers({
                link: (children) => (
                  <Link href={pageRoutes.noHouseBids} prefetch={false} className="text-link">
                    {children}
                  </Link>
                ),
              })}
            </p>
          </Fold>
        )}
        {sellerRecord}
      </div>
      {outcome}
      {history}
    </DetailSection>
  );
}

/** The seller's record of answers and closings; renders nothing without data. */
export function SellerFigures({ record }: { readonly record: SellerRecord }) {
  const { belowReserve, accepted, daysToAnswer, canceled, ended, fellThrough, facts } = record;
  const { bySeller, byStaff } = canceled;
  if (belowReserve + bySeller + byStaff + ended === 0) return null;
  return (
    <Fold summary={copy.sellersRecordSite}>
      <FactList>
        {belowReserve > 0 && (
          <Fact term={copy.bidsBelowReserve}>{copy.highBidsLed({ accepted, belowReserve })}</Fact>
        )}
        {daysToAnswer !== null && (
          <Fact term={copy.responseTime}>{copy.daysMedian({ number: Number(daysToAnswer.toFixed(1)) })}</Fact>
        )}
        {bySeller > 0 && (
          <Fact term={copy.canceledBySeller}>{copy.canceledWhenBound({ auctions: bySeller })}</Fact>
        )}
        {byStaff > 0 && (
          <Fact term={copy.canceledByStaff}>{copy.canceledWhenBound({ auctions: byStaff })}</Fact>
        )}
        {ended > 0 && <Fact term={copy.salesFellThrough}>{copy.concludedSales({ fellThrough, ended })}</Fact>}
        {facts.sales > 0 && (
          <Fact term={copy.listingAccuracy}>
            {copy.listedFactsTurned({ judged: facts.judged, different: facts.different, sales: facts.sales })}
            <p className="text-sm text-text-muted">{copy.reportedBuyersAfter}</p>
          </Fact>
        )}
      </FactList>
    </Fold>
  );
}
