import { defaultWords } from '@/components/auctions/if-you-win';
import type { ClosingTerms } from '@/lib/domain/auctions/terms/closing-terms';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { disclosureWords, feeWords, termWords } from '@/lib/domain/listings/fact-copy';
import { formatMoney, formatPlural } from '@/lib/format';
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
    <DetailSection id="costs" title="Dues, value and terms">
      <FactList>
        <Fact term="Association">
          {association ? (
            <>
              {formatMoney(association.feeCents)} {feeWords[association.frequency]}
              <p className="text-sm text-text-muted">{association.includes}</p>
            </>
          ) : (
            'None'
          )}
        </Fact>
        {estimatedValue && (
          <Fact term="Estimated value" sourced={estimatedValue}>
            {formatMoney(estimatedValue.amountCents)}, the seller’s estimate
            {estimatedValue.source !== 'Appraisal' && ' and not an appraisal'}
          </Fact>
        )}
        <Fact term="Ways to pay">{sentence(listingTerms.map((term) => termWords[term]))}</Fact>
        {closing && <WinnersDuties terms={closing} />}
        {saleTerms && <SaleTerms terms={saleTerms} isAuction={closing !== null} />}
      </FactList>
    </DetailSection>
  );
}

const WinnersDuties = ({ terms }: { readonly terms: ClosingTerms }) => (
  <>
    <Fact term="Contract">
      The winner and the seller sign the contract of sale within {formatPlural(terms.signWithinHours, 'hour')}{' '}
      of the win
    </Fact>
    <Fact term="Deposit">
      {depositWords(terms.earnestMoneyBasisPoints)}, within {formatPlural(terms.depositWithinHours, 'hour')}{' '}
      of signing
    </Fact>
    <Fact term="Closing">Within {formatPlural(terms.closeWithinDays, 'day')} of signing</Fact>
    <Fact term="Default">{defaultWords(terms)}</Fact>
  </>
);

const depositWords = (basisPoints: number): string =>
  `${basisPoints / 100}% of the price, into escrow with the seller’s attorney`;

interface SaleTermsProps {
  readonly terms: NonNullable<PublicListing['saleTerms']>;
  readonly isAuction: boolean;
}

const SaleTerms = ({ terms, isAuction }: SaleTermsProps) => (
  <>
    {!isAuction && (
      <>
        <Fact term="Earnest money">{depositWords(terms.earnestMoneyBasisPoints)}</Fact>
        <Fact term="Closing">Within {formatPlural(terms.closingDays, 'day')} of the contract</Fact>
      </>
    )}
    <Fact term="Seller’s transfer taxes">
      {terms.transferTaxPayer === 'Seller'
        ? 'Paid by the seller'
        : 'Paid by the buyer, which raises the price that is taxed'}
    </Fact>
    {terms.ownerOccupantDays && (
      <Fact term="Head start">
        {formatPlural(terms.ownerOccupantDays, 'day')} from{' '}
        {isAuction
          ? 'the opening: until then only people who will live there bid or make offers'
          : 'the listing: until then only people who will live there make offers'}
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
    <DetailSection id="disclosures" title="Disclosures">
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
