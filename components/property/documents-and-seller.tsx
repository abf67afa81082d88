import Link from 'next/link';
import { DownloadIcon } from '@/components/ui/page-icons';
import type { SellerRecord } from '@/lib/domain/closings/views/seller-record';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { hiddenSeller, isKnownSeller } from '@/lib/domain/listing-views/seller-disclosure';
import { documentLabel, sellerKindLabel } from '@/lib/domain/listings/labels';
import { formatDay, formatPlural } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import { DetailSection } from './detail-section';
import { Fact, FactList } from './fact-list';

export function Documents({ listing }: { readonly listing: PublicListing }) {
  return (
    <DetailSection id="documents" title="Documents">
      {listing.documents.length === 0 ? (
        <p className="py-3 text-text-muted">
          The seller has not added documents. Ask for what you need before you bid.
        </p>
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
                      ? 'As of '
                      : `${documentLabel(document.kind)}, as of `}
                    {formatDay(document.asOf)}
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
    <DetailSection id="seller" title="The seller">
      <FactList>
        <Fact term="Name">{seller.name}</Fact>
        {isKnownSeller(seller) ? (
          <Fact term="Kind">{sellerKindLabel(seller.kind)}</Fact>
        ) : (
          <Fact term="What this means">
            {seller.name === hiddenSeller
              ? 'We cannot confirm who sold this home, so we show no company name.'
              : 'Our staff have not confirmed who sells this home, so we show no company name. Check the seller’s papers before you bid.'}
          </Fact>
        )}
        {listing.saleFormat === 'auction' && (
          <Fact term="In this auction">
            We refuse bids from the seller’s accounts, our staff accounts, and accounts with a known tie to
            the seller. We cannot prove who is behind an account.{' '}
            <Link href={pageRoutes.noHouseBids} prefetch={false} className="text-link">
              What is checked
            </Link>
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
    <DetailSection id="seller-record" title="How this seller has sold here">
      <FactList>
        {belowReserve > 0 && (
          <Fact term="Bids below the reserve">
            {accepted} of {formatPlural(belowReserve, 'high bid')} became a sale
          </Fact>
        )}
        {daysToAnswer !== null && (
          <Fact term="Answered within">
            {formatPlural(Number(daysToAnswer.toFixed(1)), 'day')} at the median
          </Fact>
        )}
        {ended > 0 && (
          <Fact term="Fell through">
            {fellThrough} of {formatPlural(ended, 'sale')} that came to an end
          </Fact>
        )}
        {facts.sales > 0 && (
          <Fact term="Facts as told">
            {formatPlural(facts.judged, 'fact')} told, {facts.different} found different in{' '}
            {formatPlural(facts.sales, 'closed sale')}
            <p className="text-sm text-text-muted">
              Said by the buyers after the closing; the seller may answer each.
            </p>
          </Fact>
        )}
      </FactList>
    </DetailSection>
  );
}

export function Remarks({ listing }: { readonly listing: PublicListing }) {
  return (
    <DetailSection id="remarks" title="In the seller’s words">
      <div className="max-w-prose space-y-4 py-2 leading-relaxed">
        {listing.publicRemarks.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </DetailSection>
  );
}
