import { DetailSection } from '@/components/property/detail-section';
import { Fact, FactList } from '@/components/property/fact-list';
import { hasUnknownLien, saleOfListing } from '@/lib/domain/listing-views/costed-listing';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import type { ShownLot } from '@/lib/domain/listing-views/shown-lot';
import type { Cents } from '@/lib/domain/shared/money';
import { costsSection as copy } from '@/messages/property/costs-section';
import { CostSlider } from './cost-slider';
import type { CostsOfHome } from './costs-at';

interface CostsSectionProps {
  readonly listing: PublicListing;
  /** The minimum next bid, or the list price; null if the home has no price now. */
  readonly bidCents: Cents | null;
  readonly costs: CostsOfHome;
}

/** The total cost at the current price or another one, paid in cash, and the terms that change it. */
export function CostsSection({ listing, bidCents, costs }: CostsSectionProps) {
  if (bidCents === null && !listing.saleTerms) return null;
  const isAuction = listing.saleFormat === 'auction';
  return (
    <DetailSection id="costs" title={copy.totalCostBuy}>
      {bidCents !== null && <CostSlider bidCents={bidCents} isAuction={isAuction} costs={costs} />}
      {listing.saleTerms && <SaleTerms terms={listing.saleTerms} isAuction={isAuction} />}
    </DetailSection>
  );
}

interface SaleTermsProps {
  readonly terms: NonNullable<PublicListing['saleTerms']>;
  readonly isAuction: boolean;
}

/** An auction's deposit and closing are in the steps after a win. */
const SaleTerms = ({ terms, isAuction }: SaleTermsProps) => (
  <FactList>
    {!isAuction && (
      <>
        <Fact term={copy.earnestMoney}>
          {copy.earnestMoneyTerms({ percent: terms.earnestMoneyBasisPoints / 100 })}
        </Fact>
        <Fact term={copy.closing}>{copy.withinDaysContract({ closingDays: terms.closingDays })}</Fact>
      </>
    )}
    <Fact term={copy.sellersTransferTaxes}>
      {terms.transferTaxPayer === 'Seller' ? copy.paidSeller : copy.paidBuyerWhich}
    </Fact>
    {terms.ownerOccupantDays && (
      <Fact term={copy.ownerOccupantHead}>
        {isAuction
          ? copy.headStartAuction({ ownerOccupantDays: terms.ownerOccupantDays })
          : copy.headStartListing({ ownerOccupantDays: terms.ownerOccupantDays })}
      </Fact>
    )}
  </FactList>
);

/** What the costs of a home depend on besides the price. */
export const costsOf = (listing: PublicListing, today: string, lot: ShownLot | null = null): CostsOfHome => ({
  sale: { ...saleOfListing(listing), ...(lot && { lot: lot.homes.map(({ cost }) => cost) }) },
  today,
  hasUnknownLien: lot ? lot.homes.some((home) => home.hasUnknownLien) : hasUnknownLien(listing),
  mayPaySellersTaxes: !listing.saleTerms,
});
