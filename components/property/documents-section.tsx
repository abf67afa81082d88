import { defaultWords } from '@/components/auctions/if-you-win';
import type { ClosingTerms } from '@/lib/domain/auctions/terms/closing-terms';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { disclosureWords, feeWords, termWords } from '@/lib/domain/listings/fact-copy';
import { formatMoney } from '@/lib/format';
import { costsAndDisclosures as copy } from '@/messages/property/costs-and-disclosures';
import { DetailSection } from './detail-section';
import { Fact, FactList } from './fact-list';
import { type LeadHome, LeadPaintNote } from './lead-paint-note';

interface RunningCostsProps {
  readonly listing: PublicListing;
  /** Obligations of the auction's winner; null at a fixed price. */
  readonly closing: ClosingTerms | null;
}

/** Association dues, estimated value, and accepted financing. */
export function RunningCosts({ listing, closing }: RunningCostsProps) {
  const { association, estimatedValue, listingTerms, saleTerms } = listing;
  return (
    <DetailSection id="costs" title={copy.hoaValueTerms}>
      <FactList>
        <Fact term={copy.hoaAssociationDues}>
          {association ? (
            <>
              {formatMoney(association.feeCents)} {feeWords[association.frequency]}
              <p className="text-sm text-text-muted">{association.includes}</p>
            </>
          ) : (
            copy.none
          )}
        </Fact>
        {estimatedValue && (
          <Fact term={copy.estimatedValue} sourced={estimatedValue}>
            {estimatedValue.source === 'Appraisal'
              ? copy.sellersEstimate({ amount: formatMoney(estimatedValue.amountCents) })
              : copy.sellersEstimateNotAppraisal({
                  amount: formatMoney(estimatedValue.amountCents),
                })}
          </Fact>
        )}
        <Fact term={copy.financingAccepted}>{sentence(listingTerms.map((term) => termWords[term]))}</Fact>
        {closing && <WinnersDuties terms={closing} />}
        {saleTerms && <SaleTerms terms={saleTerms} isAuction={closing !== null} />}
      </FactList>
    </DetailSection>
  );
}

const WinnersDuties = ({ terms }: { readonly terms: ClosingTerms }) => (
  <>
    <Fact term={copy.contract}>{copy.winnerSellerSign({ signWithinHours: terms.signWithinHours })}</Fact>
    <Fact term={copy.earnestMoney}>
      {copy.depositTerms({
        percent: terms.earnestMoneyBasisPoints / 100,
        depositWithinHours: terms.depositWithinHours,
      })}
    </Fact>
    <Fact term={copy.closing}>{copy.withinDaysSigning({ closeWithinDays: terms.closeWithinDays })}</Fact>
    <Fact term={copy.defaultLabel}>{defaultWords(terms)}</Fact>
  </>
);

interface SaleTermsProps {
  readonly terms: NonNullable<PublicListing['saleTerms']>;
  readonly isAuction: boolean;
}

const SaleTerms = ({ terms, isAuction }: SaleTermsProps) => (
  <>
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
  </>
);

/** Reported there with source and date. */
const reportKinds: ReadonlySet<string> = new Set(['FloodZone', 'Occupancy']);

interface DisclosuresProps {
  readonly listing: LeadHome & Pick<PublicListing, 'disclosures'>;
}

export function Disclosures({ listing }: DisclosuresProps) {
  const disclosures = listing.disclosures.filter(({ kind }) => !reportKinds.has(kind));
  if (disclosures.length === 0) return null;
  return (
    <DetailSection id="disclosures" title={copy.disclosures}>
      <FactList>
        {disclosures.map(({ kind, text }) => (
          <Fact key={kind} term={disclosureWords[kind]}>
            {kind === 'LeadPaint' ? <LeadPaintNote listing={listing} text={text} /> : text}
          </Fact>
        ))}
      </FactList>
    </DetailSection>
  );
}

const list = new Intl.ListFormat('en-US', { type: 'disjunction' });
function sentence(words: readonly string[]): string {
  const text = list.format(words);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
