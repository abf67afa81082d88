import Link from 'next/link';
import { DownloadIcon } from '@/components/ui/page-icons';
import type { SellerRecord } from '@/lib/domain/closings/views/seller-record';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { documentLabel, sellerKindLabel } from '@/lib/domain/listings/labels';
import { hiddenSeller, isKnownSeller } from '@/lib/domain/listings/shown-seller';
import { formatDay } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import { documentsAndSeller as copy } from '@/messages/property/documents-and-seller';
import { DetailSection } from './detail-section';
import { Fact, FactList } from './fact-list';

export function Documents({ listing }: { readonly listing: PublicListing }) {
  return (
    <DetailSection id="documents" title={copy.documents}>
      {listing.documents.length === 0 ? (
        <p className="py-3 text-text-muted">{copy.sellerHasntAdded}</p>
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
                      ? copy.documentDate({ asOf: formatDay(document.asOf) })
                      : copy.documentKindDate({
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
    <DetailSection id="seller" title={copy.seller}>
      <FactList>
        <Fact term={copy.name}>{seller.name}</Fact>
        {isKnownSeller(seller) ? (
          <Fact term={copy.sellerType}>{sellerKindLabel(seller.kind)}</Fact>
        ) : (
          <Fact term={copy.whatMeans}>
            {seller.name === hiddenSeller ? copy.cantConfirmWho : copy.staffHasntConfirmed}
          </Fact>
        )}
        {listing.saleFormat === 'auction' && (
          <Fact term={copy.auction}>
            {copy.refuseBidsSellers({
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
    <DetailSection id="seller-record" title={copy.sellersRecordSite}>
      <FactList>
        {belowReserve > 0 && (
          <Fact term={copy.bidsBelowReserve}>{copy.highBidsLed({ accepted, belowReserve })}</Fact>
        )}
        {daysToAnswer !== null && (
          <Fact term={copy.responseTime}>{copy.daysMedian({ number: Number(daysToAnswer.toFixed(1)) })}</Fact>
        )}
        {ended > 0 && <Fact term={copy.salesFellThrough}>{copy.concludedSales({ fellThrough, ended })}</Fact>}
        {facts.sales > 0 && (
          <Fact term={copy.listingAccuracy}>
            {copy.listedFactsTurned({
              judged: facts.judged,
              different: facts.different,
              sales: facts.sales,
            })}
            <p className="text-sm text-text-muted">{copy.reportedBuyersAfter}</p>
          </Fact>
        )}
      </FactList>
    </DetailSection>
  );
}

export function Remarks({ listing }: { readonly listing: PublicListing }) {
  return (
    <DetailSection id="remarks" title={copy.description}>
      <div className="max-w-prose space-y-4 py-2 leading-relaxed">
        {listing.publicRemarks.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </DetailSection>
  );
}
