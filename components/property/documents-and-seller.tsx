import Link from 'next/link';
import { DownloadIcon } from '@/components/ui/page-icons';
import type { SellerRecord } from '@/lib/domain/closings/views/seller-record';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { hiddenSeller, isKnownSeller } from '@/lib/domain/listing-views/seller-disclosure';
import { documentLabel, sellerKindLabel } from '@/lib/domain/listings/labels';
import { formatDay } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import * as copy from '@/messages/property';
import { DetailSection } from './detail-section';
import { Fact, FactList } from './fact-list';

export function Documents({ listing }: { readonly listing: PublicListing }) {
  return (
    <DetailSection id="documents" title={copy.documentsAndSeller.documents}>
      {listing.documents.length === 0 ? (
        <p className="py-3 text-text-muted">{copy.documentsAndSeller.sellerHasntAdded}</p>
      ) : (
        <ul className="divide-y divide-line border-b border-line">
          {listing.documents.map((document) => (
            <li key={document.key}>
              <a href={document.href} className="group flex min-h-14 items-center gap-4 py-3">
                <DownloadIcon className="size-5 shrink-0" />
                <span>
                  <span className="font-medium group-hover:underline">{document.title}</span>
                  <span className="block text-sm text-text-muted">
                    {document.title === documentLabel(document.kind)
                      ? copy.documentsAndSeller.documentDate({ asOf: formatDay(document.asOf) })
                      : copy.documentsAndSeller.documentKindDate({
                          document: documentLabel(document.kind),
                          asOf: formatDay(document.asOf),
                        })}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  );
}

export function Seller({ listing }: { readonly listing: PublicListing }) {
  const { seller } = listing;
  return (
    <DetailSection id="seller" title={copy.documentsAndSeller.seller}>
      <FactList>
        <Fact term={copy.documentsAndSeller.name}>{seller.name}</Fact>
        {isKnownSeller(seller) ? (
          <Fact term={copy.documentsAndSeller.sellerType}>{sellerKindLabel(seller.kind)}</Fact>
        ) : (
          <Fact term={copy.documentsAndSeller.whatMeans}>
            {seller.name === hiddenSeller
              ? copy.documentsAndSeller.cantConfirmWho
              : copy.documentsAndSeller.staffHasntConfirmed}
          </Fact>
        )}
        {listing.saleFormat === 'auction' && (
          <Fact term={copy.documentsAndSeller.auction}>
            {copy.documentsAndSeller.refuseBidsSellers({
              link: (children) => (
                <Link href={pageRoutes.noHouseBids} prefetch={false} className="text-link">
                  {children}
                </Link>
              ),
            })}
          </Fact>
        )}
      </FactList>
    </DetailSection>
  );
}

/** The seller's record of answers and closings; renders nothing without data. */
export function SellerFigures({ record }: { readonly record: SellerRecord }) {
  const { belowReserve, accepted, daysToAnswer, ended, fellThrough, facts } = record;
  if (belowReserve + ended === 0) return null;
  return (
    <DetailSection id="seller-record" title={copy.documentsAndSeller.sellersRecordSite}>
      <FactList>
        {belowReserve > 0 && (
          <Fact term={copy.documentsAndSeller.bidsBelowReserve}>
            {copy.documentsAndSeller.highBidsLed({ accepted, belowReserve })}
          </Fact>
        )}
        {daysToAnswer !== null && (
          <Fact term={copy.documentsAndSeller.responseTime}>
            {copy.documentsAndSeller.daysMedian({ number: Number(daysToAnswer.toFixed(1)) })}
          </Fact>
        )}
        {ended > 0 && (
          <Fact term={copy.documentsAndSeller.salesFellThrough}>
            {copy.documentsAndSeller.concludedSales({ fellThrough, ended })}
          </Fact>
        )}
        {facts.sales > 0 && (
          <Fact term={copy.documentsAndSeller.listingAccuracy}>
            {copy.documentsAndSeller.listedFactsTurned({
              judged: facts.judged,
              different: facts.different,
              sales: facts.sales,
            })}
            <p className="text-sm text-text-muted">{copy.documentsAndSeller.reportedBuyersAfter}</p>
          </Fact>
        )}
      </FactList>
    </DetailSection>
  );
}

export function Remarks({ listing }: { readonly listing: PublicListing }) {
  return (
    <DetailSection id="remarks" title={copy.documentsAndSeller.description}>
      <div className="max-w-prose space-y-4 py-2 leading-relaxed">
        {listing.publicRemarks.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </DetailSection>
  );
}
