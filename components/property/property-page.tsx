import type { ReactNode } from 'react';
import { AuctionPanel } from '@/components/auctions/auction-panel';
import { TimingNote } from '@/components/auctions/auction-summary';
import { BidBox, BidNotes } from '@/components/auctions/bidding/bid-box';
import { BuyNowOffer } from '@/components/auctions/bidding/buy-now-offer';
import { AuctionBidForm, fieldIds } from '@/components/auctions/form/auction-bid-form';
import { HistoryList, SHOWN_LINES } from '@/components/auctions/history-list';
import { type BidHome, LivePart } from '@/components/auctions/live/auction-context';
import { AuctionPreview } from '@/components/auctions/live/auction-preview';
import { AuctionProvider } from '@/components/auctions/live/auction-provider';
import { TotalCostLine, totalCostWords } from '@/components/costs/total-cost-line';
import { sellerName } from '@/lib/copy/listings/seller-name';
import { bindingClosingTerms, type ClosingTerms } from '@/lib/domain/auctions/terms/closing-terms';
import type { HistoryLine, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { ListingDetail } from '@/lib/domain/listing-views/listing-card';
import { lotLeadPapers, type ShownLot } from '@/lib/domain/listing-views/shown-lot';
import { contractOf } from '@/lib/domain/listings/contract-of-sale';
import { leadPapersOf } from '@/lib/domain/listings/lead-paint';
import { routes } from '@/lib/routes';
import { soldLot } from '@/messages/lots/sold-lot';
import { propertyPage as copy } from '@/messages/property/property-page';
import { costsOf } from './costs/costs-section';
import { SubSection } from './detail-section';
import { LotNote, LotPanel } from './lot/lot-panel';
import { LotSection } from './lot/lot-section';
import { PricePanel } from './price-panel';
import { Layout, type LayoutProps, priceOfNow } from './property-layout';

interface PropertyPageProps extends Omit<LayoutProps, 'panel' | 'history' | 'costs' | 'lot'> {
  readonly history: readonly HistoryLine[];
  /** The current day in New York. */
  readonly today: string;
  /** How many other auctions of the same sale day take bids. */
  readonly othersInSale?: number;
  /** Link to the auction's sale day, if it has one. */
  readonly saleDay?: ReactNode;
  /** The homes that are sold together with this one. */
  readonly lot?: ShownLot | null;
  /** Inquiry form of a fixed-price home. */
  readonly inquiry: ReactNode;
  /** Unpublished preview: nothing in it is live. */
  readonly isPreview?: boolean;
}

/** Property page: address and pictures next to the price or auction, then every fact. */
export function PropertyPage({
  history,
  inquiry,
  isPreview,
  today,
  othersInSale = 0,
  saleDay,
  lot = null,
  ...rest
}: PropertyPageProps) {
  const { listing, auction } = rest.detail;
  const homes = lot && <LotSection lot={lot} slug={listing.slug} />;
  const page = { ...rest, lot: homes, costs: costsOf(listing, today, lot) };
  const wholePrice = <WholePriceSentence {...page} />;
  const bidCents = priceOfNow(rest.detail);
  const total = bidCents === null ? null : totalCostWords({ ...page.costs, bidCents });
  if (!auction)
    return (
      <Layout
        {...page}
        panel={
          lot && listing.standardStatus === 'Active' ? (
            <LotPanel lot={lot} />
          ) : (
            <PricePanel listing={listing} wholePrice={wholePrice}>
              {inquiry}
            </PricePanel>
          )
        }
      />
    );
  const closing = bindingClosingTerms(auction.closing, listing.saleTerms);
  const contractHref = lot?.hasContract === false ? null : (contractOf(listing)?.href ?? null);
  const panel = (
    <AuctionPanel
      auction={auction}
      othersInSale={othersInSale}
      saleDay={saleDay}
      lot={lot && <LotNote lot={lot} />}
      bid={
        <StillBid
          auction={auction}
          slug={listing.slug}
          total={total}
          wholePrice={wholePrice}
          closing={closing}
          contractHref={contractHref}
        />
      }
    />
  );
  if (isPreview)
    return (
      <AuctionPreview auction={auction}>
        <Layout {...page} panel={panel} />
      </AuctionPreview>
    );
  const newest = history.slice(0, SHOWN_LINES);
  return (
    <AuctionProvider
      initial={auction}
      duties={{ closing, contractHref, leadPapers: lot ? lotLeadPapers(lot) : leadPapersOf(listing) }}
      history={newest}
      costs={{ ...page.costs, still: wholePrice, stillTotal: total }}
      home={homeOf(page.detail, lot)}
    >
      <Layout
        {...page}
        panel={panel}
        history={
          <SubSection id="history" title={copy.bidHistory}>
            <HistoryList auction={auction} lines={newest} />
          </SubSection>
        }
      />
    </AuctionProvider>
  );
}

function homeOf({ listing, card }: ListingDetail, lot: ShownLot | null): BidHome {
  const [street, place] = card.addressLines;
  const address = lot ? soldLot.place({ address: street, others: lot.homes.length - 1 }) : street;
  return { address, place, photo: card.cover.src || null, seller: sellerName(listing.seller.name) };
}

function WholePriceSentence({ detail, costs }: Pick<LayoutProps, 'detail' | 'costs'>) {
  const bidCents = priceOfNow(detail);
  if (bidCents === null) return copy.closingCostsExtra;
  const { sale, today, hasUnknownLien } = costs;
  return (
    <TotalCostLine
      sale={sale}
      bidCents={bidCents}
      today={today}
      hasUnknownLien={hasUnknownLien}
      subject={detail.auction ? 'bid' : 'price'}
    />
  );
}

interface StillBidProps {
  readonly auction: PublicAuction;
  readonly slug: string;
  readonly total: string | null;
  readonly wholePrice: ReactNode;
  readonly closing: ClosingTerms;
  readonly contractHref: string | null;
}

function StillBid({ auction, slug, total, wholePrice, closing, contractHref }: StillBidProps) {
  const minimum = auction.minimumNextBidCents;
  return (
    <LivePart name="bidBox">
      <BidBox
        auction={auction}
        path={routes.property(slug)}
        outcome={
          auction.status === 'open' && (
            <LivePart name="outcome">
              <TimingNote auction={auction} />
            </LivePart>
          )
        }
        form={minimum !== null && <AuctionBidForm id={fieldIds.panel} minimum={minimum} />}
        buyNow={<BuyNowOffer auction={auction} />}
        notes={
          <BidNotes
            win={minimum === null ? null : { terms: closing, contractHref, priceCents: minimum }}
            total={total}
            wholePrice={wholePrice}
          />
        }
      />
    </LivePart>
  );
}
