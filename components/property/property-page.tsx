import type { ReactNode } from 'react';
import { AuctionPanel } from '@/components/auctions/auction-panel';
import { BidBar } from '@/components/auctions/bidding/bid-bar';
import { BidBox, BidNotes } from '@/components/auctions/bidding/bid-box';
import { BuyNowOffer } from '@/components/auctions/bidding/buy-now-offer';
import { AuctionBidForm, fieldIds } from '@/components/auctions/form/auction-bid-form';
import { HistoryList, SHOWN_LINES } from '@/components/auctions/history-list';
import { IfYouWin } from '@/components/auctions/if-you-win';
import { LivePart } from '@/components/auctions/live/auction-context';
import { AuctionPreview } from '@/components/auctions/live/auction-preview';
import { AuctionProvider } from '@/components/auctions/live/auction-provider';
import { TotalCostLine } from '@/components/costs/total-cost-line';
import { RecentHomes } from '@/components/favorites/recent-homes';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { accountRoutes } from '@/lib/account-routes';
import { bindingClosingTerms, type ClosingTerms } from '@/lib/domain/auctions/terms/closing-terms';
import type { HistoryLine, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { hasUnknownLien, saleOfListing } from '@/lib/domain/listing-views/costed-listing';
import type { ListingCard, ListingDetail } from '@/lib/domain/listing-views/listing-card';
import { priceToOffer } from '@/lib/domain/listing-views/shown-price';
import { leadPapersOf } from '@/lib/domain/listings/lead-paint';
import type { Cents } from '@/lib/domain/shared/money';
import { routes } from '@/lib/routes';
import { propertyPage as copy } from '@/messages/property/property-page';
import { Disclosures, RunningCosts } from './costs-and-disclosures';
import { DetailSection } from './detail-section';
import { Documents, Remarks, Seller } from './documents-and-seller';
import { Gallery } from './gallery';
import { homeBreadcrumbs } from './home-breadcrumbs';
import { Whereabouts } from './location-section';
import { PricePanel } from './price-panel';
import { PropertyFacts } from './property-facts';
import { PropertyHeading } from './property-heading';
import { RiskReport, RiskReportLine } from './risk-report';
import { SaleStatusNote } from './sale-status';
import { SimilarHomes } from './similar-homes';
import { TotalCost } from './total-cost-section';

interface PropertyPageProps {
  readonly detail: ListingDetail;
  readonly history: readonly HistoryLine[];
  readonly similar: readonly ListingCard[];
  /** The current day in New York. */
  readonly today: string;
  /** Share and print buttons. */
  readonly actions: ReactNode;
  /** Inquiry form of a fixed-price home. */
  readonly inquiry: ReactNode;
  /** Questions with answers, and showing times. */
  readonly market?: ReactNode;
  /** Outcomes of its sales, and the seller record. */
  readonly outcome?: ReactNode;
  readonly sellerRecord?: ReactNode;
  /** Unpublished preview: nothing in it is live. */
  readonly isPreview?: boolean;
}

/** Property page: pictures first, next to the price or auction, then every fact. */
export function PropertyPage({ history, inquiry, isPreview, ...page }: PropertyPageProps) {
  const { listing, auction } = page.detail;
  const wholePrice = <WholePriceSentence {...page} />;
  if (!auction)
    return (
      <Layout
        {...page}
        panel={
          <PricePanel listing={listing} wholePrice={wholePrice}>
            {inquiry}
          </PricePanel>
        }
      />
    );
  const closing = bindingClosingTerms(auction.closing, listing.saleTerms);
  const panel = (
    <AuctionPanel
      auction={auction}
      bid={<StillBid auction={auction} slug={listing.slug} wholePrice={wholePrice} closing={closing} />}
    />
  );
  if (isPreview)
    return (
      <AuctionPreview auction={auction}>
        <Layout {...page} panel={panel} />
      </AuctionPreview>
    );
  const newest = history.slice(0, SHOWN_LINES);
  const costs = {
    sale: saleOfListing(listing),
    today: page.today,
    hasUnknownLien: hasUnknownLien(listing),
    still: wholePrice,
  };
  return (
    <AuctionProvider
      initial={auction}
      duties={{ closing, leadPapers: leadPapersOf(listing) }}
      history={newest}
      costs={costs}
    >
      <Layout
        {...page}
        panel={panel}
        history={
          <DetailSection id="history" title={copy.bidHistory}>
            <HistoryList auction={auction} lines={newest} />
          </DetailSection>
        }
      />
      <div className="no-print sticky bottom-0 z-20 md:hidden">
        <BidBar auction={auction} />
      </div>
    </AuctionProvider>
  );
}

const priceOfNow = ({ listing, auction }: ListingDetail): Cents | null =>
  priceToOffer({ status: listing.standardStatus, auction, listPriceCents: listing.listPriceCents });

function WholePriceSentence({ detail, today }: Pick<PropertyPageProps, 'detail' | 'today'>) {
  const bidCents = priceOfNow(detail);
  if (bidCents === null) return copy.closingCostsExtra;
  return (
    <TotalCostLine
      sale={saleOfListing(detail.listing)}
      bidCents={bidCents}
      today={today}
      hasUnknownLien={hasUnknownLien(detail.listing)}
      subject={detail.auction ? 'bid' : 'price'}
    />
  );
}

interface StillBidProps {
  readonly auction: PublicAuction;
  readonly slug: string;
  readonly wholePrice: ReactNode;
  readonly closing: ClosingTerms;
}

function StillBid({ auction, slug, wholePrice, closing }: StillBidProps) {
  const minimum = auction.minimumNextBidCents;
  return (
    <LivePart name="bidBox">
      <BidBox
        auction={auction}
        path={routes.property(slug)}
        outcome={auction.status === 'open' && <LivePart name="outcome" />}
        form={minimum !== null && <AuctionBidForm id={fieldIds.panel} minimum={minimum} />}
        buyNow={<BuyNowOffer auction={auction} />}
        notes={
          <LivePart name="notes">
            <BidNotes
              duties={minimum !== null && <IfYouWin terms={closing} priceCents={minimum} />}
              wholePrice={wholePrice}
            />
          </LivePart>
        }
      />
    </LivePart>
  );
}

interface LayoutProps extends Omit<PropertyPageProps, 'history' | 'inquiry' | 'isPreview'> {
  readonly panel: ReactNode;
  readonly history?: ReactNode;
}

function Layout({
  detail,
  history,
  similar,
  today,
  actions,
  market,
  panel,
  outcome,
  sellerRecord,
}: LayoutProps) {
  const { listing, auction } = detail;
  const bidCents = priceOfNow(detail);
  return (
    <div className="page-width pb-16 pt-4 md:pt-6">
      <Breadcrumbs trail={homeBreadcrumbs(listing)} />
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_23rem] lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="max-md:-mx-4 max-md:sm:-mx-6">
          {listing.media.length > 0 && <Gallery pictures={listing.media} />}
          {listing.isSample && (
            <p className="mt-2 text-sm text-text-muted max-md:px-4 max-md:sm:px-6">
              {copy.sampleIllustrationsDrawn}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-start justify-between gap-4 sm:flex-nowrap md:col-start-1">
          <PropertyHeading detail={detail} />
          {actions}
        </div>
        <div className="md:sticky md:top-4 md:col-start-2 md:row-span-3 md:row-start-1 md:-m-2 md:max-h-[calc(100dvh-2rem)] md:self-start md:overflow-y-auto md:p-2 print:max-h-none">
          {listing.standardStatus !== 'Closed' && <RiskReportLine listing={listing} />}
          {panel}
        </div>
        <div className="min-w-0 md:col-start-1">
          {auction && <SaleStatusNote listing={listing} />}
          {outcome}
          {history}
          <Remarks listing={listing} />
          <PropertyFacts listing={listing} />
          <RiskReport listing={listing} />
          <Documents listing={listing} />
          {market}
          <RunningCosts
            listing={listing}
            closing={auction && bindingClosingTerms(auction.closing, listing.saleTerms)}
          />
          {bidCents !== null && <TotalCost listing={listing} bidCents={bidCents} today={today} />}
          <Disclosures listing={listing} />
          <Seller listing={listing} />
          {sellerRecord}
          <Whereabouts listing={listing} />
          {market && (
            <p className="no-print mt-8 text-sm">
              <a href={accountRoutes.report(listing.slug)} rel="nofollow" className="text-link">
                {copy.reportListing}
              </a>
            </p>
          )}
        </div>
      </div>
      <SimilarHomes cards={similar} />
      <RecentHomes viewed={listing.slug} />
    </div>
  );
}
