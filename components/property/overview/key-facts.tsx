import type { ReactNode } from 'react';
import { lotSize } from '@/components/listings/card-facts';
import { Unknown } from '@/components/property/fact-list';
import type { ShownListing } from '@/components/property/html-parts';
import { choiceLabel } from '@/lib/copy/drafts/choice-label';
import { duesWords } from '@/lib/copy/listings/dues-words';
import { feeWords } from '@/lib/domain/listings/fact-copy';
import { occupancyLabel, propertyLabel } from '@/lib/domain/listings/labels';
import { capitalize } from '@/lib/domain/shared/capitalize';
import { formatCount, formatDay, formatMoney } from '@/lib/format';
import { financingTerms } from '@/messages/listings/financing-terms';
import { keyFacts as copy } from '@/messages/property/key-facts';

export function KeyFacts({ listing }: { readonly listing: ShownListing }) {
  const { listedAt, modifiedAt, association, estimatedValue, occupancy } = listing;
  const dues = association && `${formatMoney(association.feeCents)} ${feeWords[association.frequency]}`;
  return (
    <dl className="key-facts">
      <KeyFact term={copy.propertyType}>{propertyLabel(listing)}</KeyFact>
      <KeyFact term={copy.occupancy}>
        {occupancy.value === 'Unknown' ? null : occupancyLabel(occupancy.value)}
      </KeyFact>
      {listing.propertyType !== 'Land' && <Building listing={listing} />}
      <KeyFact term={copy.lotSize}>
        {listing.lotSizeSqft === null ? null : lotSize(listing.lotSizeSqft)}
      </KeyFact>
      <KeyFact term={duesWords(listing.propertySubType).label}>{dues ?? copy.none}</KeyFact>
      {listedAt !== null && <KeyFact term={copy.listed}>{formatDay(listedAt)}</KeyFact>}
      {listedAt !== null && modifiedAt > listedAt && (
        <KeyFact term={copy.updated}>{formatDay(modifiedAt)}</KeyFact>
      )}
      <KeyFact term={copy.listingNumber}>{listing.listingId}</KeyFact>
      {association && (
        <KeyFact term={duesWords(listing.propertySubType).includes} isWide>
          {association.includes}
        </KeyFact>
      )}
      <KeyFact term={copy.financingAccepted} isWide>
        {sentence(listing.listingTerms.map((term) => financingTerms[term]))}
      </KeyFact>
      {estimatedValue && (
        <KeyFact term={copy.estimatedValue} isWide>
          {copy.estimate({
            kind: estimatedValue.source === 'Appraisal' ? 'appraisal' : 'other',
            amount: formatMoney(estimatedValue.amountCents),
            source: choiceLabel('estimateSource', estimatedValue.source),
            asOf: formatDay(estimatedValue.asOf),
            small: (children) => <small>{children}</small>,
          })}
        </KeyFact>
      )}
    </dl>
  );
}

function Building({ listing }: { readonly listing: ShownListing }) {
  const { bedroomsTotal, livingAreaSqft, yearBuilt, numberOfUnitsTotal, stories } = listing;
  return (
    <>
      <KeyFact term={copy.bedrooms}>{bedroomsTotal}</KeyFact>
      <KeyFact term={copy.bathrooms}>{bathrooms(listing)}</KeyFact>
      <KeyFact term={copy.livingArea}>
        {livingAreaSqft === null ? null : copy.sqFt({ livingAreaSqft: formatCount(livingAreaSqft) })}
      </KeyFact>
      <KeyFact term={copy.yearBuilt}>{yearBuilt}</KeyFact>
      {numberOfUnitsTotal !== null && numberOfUnitsTotal > 1 && (
        <KeyFact term={copy.units}>{numberOfUnitsTotal}</KeyFact>
      )}
      {stories !== null && <KeyFact term={copy.stories}>{stories}</KeyFact>}
    </>
  );
}

interface KeyFactProps {
  readonly term: string;
  /** For a long value: takes both columns. */
  readonly isWide?: boolean;
  /** Null: unknown. */
  readonly children: ReactNode;
}

const KeyFact = ({ term, isWide, children }: KeyFactProps) => (
  <div className={isWide ? 'wide' : undefined}>
    <dt>{term}</dt>
    <dd>{children ?? <Unknown />}</dd>
  </div>
);

function bathrooms({ bathroomsFull, bathroomsHalf }: ShownListing): string | null {
  if (bathroomsFull === null) return null;
  return bathroomsHalf ? copy.fullHalf({ bathroomsFull, bathroomsHalf }) : copy.full({ bathroomsFull });
}

const list = new Intl.ListFormat('en-US', { type: 'disjunction' });
const sentence = (words: readonly string[]): string => capitalize(list.format(words));
