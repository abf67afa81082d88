import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Picture } from '@/components/listings/pictures/picture';
import * as pictureWidths from '@/components/listings/pictures/picture-widths';
import { Notice } from '@/components/ui/notice';
import { statusLabel } from '@/lib/copy/listings/status-label';
import type { ListingCard, ListingDetail } from '@/lib/domain/listing-views/listing-card';
import { homeBreadcrumbs } from './home-breadcrumbs';
import { SimilarHomesPart } from './html-parts';
import { offMarketWords } from './off-market-copy';
import { PropertyHeading } from './property-heading';
import { toSimilarHomes } from './similar-homes';

interface FormerPageProps {
  readonly detail: ListingDetail;
  readonly similar: readonly ListingCard[];
}

/** Page of a home that is off the market: what it was, since when it is gone, and similar homes. */
export function FormerPage({ detail, similar }: FormerPageProps) {
  const { listing, card } = detail;
  return (
    <div className="page-width pb-16 pt-4 md:pt-6">
      <Breadcrumbs trail={homeBreadcrumbs(listing)} />
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_23rem] lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="space-y-6">
          <PropertyHeading detail={detail} />
          <Notice tone="info" title={statusLabel(listing.standardStatus)}>
            {offMarketWords(listing)}
          </Notice>
        </div>
        {card.cover.src && (
          <Picture
            src={card.cover.src}
            sizes={pictureWidths.offMarket}
            alt={card.cover.alt}
            width={1200}
            height={900}
            className="aspect-[4/3] w-full rounded bg-surface-muted object-cover"
          />
        )}
      </div>
      {similar.length > 0 && <SimilarHomesPart homes={toSimilarHomes(similar)} />}
    </div>
  );
}
