import { lotSize } from '@/components/listings/card-facts';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { propertyLabel } from '@/lib/domain/listings/labels';
import { formatCount, formatDay } from '@/lib/format';
import { propertyFacts as copy } from '@/messages/property/property-facts';
import { DetailSection } from './detail-section';
import { Fact, FactList, Unknown } from './fact-list';

/** The building and the lot. */
export function PropertyFacts({ listing }: { readonly listing: PublicListing }) {
  const { listedAt } = listing;
  const hasBuilding = listing.propertyType !== 'Land';
  return (
    <DetailSection id="facts" title={copy.propertyDetails}>
      <FactList>
        <Fact term={copy.propertyType}>{propertyLabel(listing)}</Fact>
        {hasBuilding && <Building listing={listing} />}
        <Fact term={copy.lotSize}>
          {listing.lotSizeSqft === null ? <Unknown /> : lotSize(listing.lotSizeSqft)}
        </Fact>
        <Fact term={copy.listingNumber}>{listing.listingId}</Fact>
        {listedAt !== null && <Fact term={copy.listed}>{formatDay(listedAt)}</Fact>}
      </FactList>
    </DetailSection>
  );
}

function Building({ listing }: { readonly listing: PublicListing }) {
  const { bedroomsTotal, livingAreaSqft, yearBuilt, numberOfUnitsTotal, stories } = listing;
  return (
    <>
      <Fact term={copy.bedrooms}>{countOf(bedroomsTotal)}</Fact>
      <Fact term={copy.bathrooms}>{bathrooms(listing)}</Fact>
      <Fact term={copy.livingArea}>
        {livingAreaSqft === null ? <Unknown /> : copy.sqFt({ livingAreaSqft: formatCount(livingAreaSqft) })}
      </Fact>
      <Fact term={copy.yearBuilt}>{yearBuilt ?? <Unknown />}</Fact>
      {numberOfUnitsTotal !== null && numberOfUnitsTotal > 1 && (
        <Fact term={copy.units}>{numberOfUnitsTotal}</Fact>
      )}
      {stories !== null && <Fact term={copy.stories}>{stories}</Fact>}
    </>
  );
}

const countOf = (count: number | null) => (count === null ? <Unknown /> : count);

function bathrooms({ bathroomsFull, bathroomsHalf }: PublicListing) {
  if (bathroomsFull === null) return <Unknown />;
  return bathroomsHalf ? copy.fullHalf({ bathroomsFull, bathroomsHalf }) : copy.full({ bathroomsFull });
}
