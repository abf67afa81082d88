import type { ReactNode } from 'react';
import { RecentHomes } from '@/components/favorites/recent-homes';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { accountRoutes } from '@/lib/account-routes';
import { bindingClosingTerms } from '@/lib/domain/auctions/terms/closing-terms';
import type { ListingCard, ListingDetail, PublicListing } from '@/lib/domain/listing-views/listing-card';
import { priceToOffer } from '@/lib/domain/listing-views/shown-price';
import type { Cents } from '@/lib/domain/shared/money';
import { propertyLayout as copy } from '@/messages/property/property-layout';
import type { CostsOfHome } from './costs/costs-at';
import { CostsSection } from './costs/costs-section';
import { Gallery } from './gallery/gallery';
import { homeBreadcrumbs } from './home-breadcrumbs';
import { DocumentsPart, RiskReportPart, type ShownListing, SimilarHomesPart } from './html-parts';
import { LocationMap } from './overview/location-section';
import { Overview } from './overview/overview';
import { WinSteps } from './overview/win-steps';
import { PropertyHeading, SaleStatus } from './property-heading';
import { RedFlagNotice } from './risks/red-flag-notice';
import { SaleSection } from './sale/sale-section';
import { SaleStatusNote } from './sale/sale-status';
import { SectionNav } from './section-nav';
import { toSimilarHomes } from './similar-homes';

export interface LayoutProps {
  readonly detail: ListingDetail;
  readonly similar: readonly ListingCard[];
  readonly costs: CostsOfHome;
  /** Price or auction. */
  readonly panel: ReactNode;
  /** Share and print buttons. */
  readonly actions: ReactNode;
  /** Showing times, and questions with answers; neither in a preview. */
  readonly tours?: ReactNode;
  /** The homes that are sold together with this one. */
  readonly lot?: ReactNode;
  readonly questions?: ReactNode;
  readonly history?: ReactNode;
  /** Outcomes of its sales, and the seller record. */
  readonly outcome?: ReactNode;
  readonly sellerRecord?: ReactNode;
}

export const priceOfNow = ({ listing, auction }: ListingDetail): Cents | null =>
  priceToOffer({ status: listing.standardStatus, auction, listPriceCents: listing.listPriceCents });

/** The parts of a home's page: on a wide screen the panel stays beside what matters before a bid. */
export function Layout({ detail, similar, panel, actions, ...sections }: LayoutProps) {
  const { listing, auction } = detail;
  const shown = toShown(listing);
  return (
    <div className="page-width relative pt-4">
      <Breadcrumbs trail={homeBreadcrumbs(listing)} />
      <div className="grid gap-x-10 gap-y-3 md:grid-cols-[minmax(0,1fr)_23rem] lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="min-w-0 space-y-3">
          <PropertyHeading detail={detail} status={<SaleStatus detail={detail} />} />
          {listing.standardStatus !== 'Closed' && <RedFlagNotice listing={listing} />}
          {auction && <SaleStatusNote listing={listing} outcome={auction.outcome} />}
          <Pictures detail={detail} />
          {actions && <div className="md:absolute md:right-8 md:top-4 md:!mt-0">{actions}</div>}
        </div>
        <div className={auction ? panelColumn : pricePanelColumn}>{panel}</div>
        <Sections {...sections} detail={detail} shown={shown} />
      </div>
      <MoreSections {...sections} detail={detail} shown={shown} />
      {similar.length > 0 && <SimilarHomesPart homes={toSimilarHomes(similar)} />}
      <RecentHomes viewed={listing.slug} />
    </div>
  );
}

const panelColumn = 'md:sticky md:top-4 md:col-start-2 md:row-span-2 md:row-start-1 md:self-start';
/** With the seller's form it is too tall to stay in view on a low screen. */
const pricePanelColumn = `${panelColumn} [@media(max-height:56rem)]:md:static`;

function Pictures({ detail: { listing } }: Pick<LayoutProps, 'detail'>) {
  const pictures = listing.media.map(({ key, src, alt, caption, blurDataUrl }) => ({
    key,
    src,
    alt,
    caption,
    blurDataUrl,
  }));
  return (
    <div className="max-sm:-mx-4">
      {pictures.length > 0 && <Gallery pictures={pictures} />}
      {listing.isSample && (
        <p className="mt-1.5 text-xs text-text-muted max-sm:px-4">{copy.sampleIllustrationsDrawn}</p>
      )}
    </div>
  );
}

interface SectionProps extends Omit<LayoutProps, 'similar' | 'panel' | 'actions'> {
  readonly shown: ShownListing;
}

/** Without what no part reads and takes much room. */
function toShown({ media, publicRemarks, ...shown }: PublicListing): ShownListing {
  return shown;
}

/** Beside the panel: what matters before a bid. */
function Sections({ detail, shown, costs, lot }: SectionProps) {
  const { listing, auction } = detail;
  const bidCents = priceOfNow(detail);
  return (
    <div className="min-w-0 md:col-start-1">
      <SectionNav
        isAuction={listing.saleFormat === 'auction'}
        hasCosts={bidCents !== null || listing.saleTerms !== undefined}
      />
      {lot}
      <Overview remarks={listing.publicRemarks} listing={shown} map={<LocationMap listing={listing} />}>
        {auction && (
          <WinSteps
            auction={auction}
            terms={bindingClosingTerms(auction.closing, listing.saleTerms)}
            slug={listing.slug}
          />
        )}
      </Overview>
      <RiskReportPart listing={shown} />
      <CostsSection listing={listing} bidCents={bidCents} costs={costs} />
    </div>
  );
}

/** Below the panel, in two columns. */
function MoreSections({ detail, shown, tours, questions, history, outcome, sellerRecord }: SectionProps) {
  const { listing } = detail;
  return (
    <div className="grid gap-x-10 md:grid-cols-2">
      <div>
        <DocumentsPart listing={shown} />
        {tours}
        {questions}
        {questions && (
          <p className="no-print mt-3 text-sm">
            <a href={accountRoutes.report(listing.slug)} rel="nofollow" className="text-link">
              {copy.reportListing}
            </a>
          </p>
        )}
      </div>
      <SaleSection listing={listing} history={history} outcome={outcome} sellerRecord={sellerRecord} />
    </div>
  );
}
