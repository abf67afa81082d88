import { defaultWords } from '@/components/auctions/if-you-win';
import type { ClosingTerms } from '@/lib/domain/auctions/terms/closing-terms';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { disclosureWords, feeWords, termWords } from '@/lib/domain/listings/fact-copy';
import { formatMoney } from '@/lib/format';
import * as copy from '@/messages/property';
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
    <DetailSection id="costs" title={copy.costsAndDisclosures.hoaValueTerms}>
      <FactList>
        <Fact term={copy.costsAndDisclosures.hoaAssociationDues}>
          {association ? (
            <>
              {formatMoney(association.feeCents)} {feeWords[association.frequency]}
              <p className="text-sm text-text-muted">{association.includes}</p>
            </>
          ) : (
            copy.costsAndDisclosures.none
          )}
        </Fact>
        {estimatedValue && (
          <Fact term={copy.costsAndDisclosures.estimatedValue} sourced={estimatedValue}>
            {estimatedValue.source === 'Appraisal'
              ? copy.costsAndDisclosures.sellersEstimate({ amount: formatMoney(estimatedValue.amountCents) })
              : copy.costsAndDisclosures.sellersEstimateNotAppraisal({
                  amount: formatMoney(estimatedValue.amountCents),
                })}
          </Fact>
        )}
        <Fact term={copy.costsAndDisclosures.financingAccepted}>
          {sentence(listingTerms.map((term) => termWords[term]))}
        </Fact>
        {closing && <WinnersDuties terms={closing} />}
        {saleTerms && <SaleTerms terms={saleTerms} isAuction={closing !== null} />}
      </FactList>
    </DetailSection>
  );
}

const WinnersDuties = ({ terms }: { readonly terms: ClosingTerms }) => (
  <>
    <Fact term={copy.costsAndDisclosures.contract}>
      {copy.costsAndDisclosures.winnerSellerSign({ signWithinHours: terms.signWithinHours })}
    </Fact>
    <Fact term={copy.costsAndDisclosures.earnestMoney}>
      {copy.costsAndDisclosures.depositTerms({
        percent: terms.earnestMoneyBasisPoints / 100,
        depositWithinHours: terms.depositWithinHours,
      })}
    </Fact>
    <Fact term={copy.costsAndDisclosures.closing}>
      {copy.costsAndDisclosures.withinDaysSigning({ closeWithinDays: terms.closeWithinDays })}
    </Fact>
    <Fact term={copy.costsAndDisclosures.defaultLabel}>{defaultWords(terms)}</Fact>
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
        <Fact term={copy.costsAndDisclosures.earnestMoney}>
          {copy.costsAndDisclosures.earnestMoneyTerms({ percent: terms.earnestMoneyBasisPoints / 100 })}
        </Fact>
        <Fact term={copy.costsAndDisclosures.closing}>
          {copy.costsAndDisclosures.withinDaysContract({ closingDays: terms.closingDays })}
        </Fact>
      </>
    )}
    <Fact term={copy.costsAndDisclosures.sellersTransferTaxes}>
      {terms.transferTaxPayer === 'Seller'
        ? copy.costsAndDisclosures.paidSeller
        : copy.costsAndDisclosures.paidBuyerWhich}
    </Fact>
    {terms.ownerOccupantDays && (
      <Fact term={copy.costsAndDisclosures.ownerOccupantHead}>
        {isAuction
          ? copy.costsAndDisclosures.headStartAuction({ ownerOccupantDays: terms.ownerOccupantDays })
          : copy.costsAndDisclosures.headStartListing({ ownerOccupantDays: terms.ownerOccupantDays })}
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
    <DetailSection id="disclosures" title={copy.costsAndDisclosures.disclosures}>
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
