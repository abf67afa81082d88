import { lotSize } from '@/components/listings/card-facts';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { propertyLabel } from '@/lib/domain/listings/labels';
import { formatCount, formatDay } from '@/lib/format';
import { DetailSection } from './detail-section';
import { Fact, FactList, Unknown } from './fact-list';

/** The building and the lot. */
export function PropertyFacts({ listing }: { readonly listing: PublicListing }) {
  const { listedAt } = listing;
  const hasBuilding = listing.propertyType !== 'Land';
  return (
    <DetailSection id="facts" title="The property">
      <FactList>
        <Fact term="Kind">{propertyLabel(listing)}</Fact>
        {hasBuilding && <Building listing={listing} />}
        <Fact term="Lot">
          {listing.lotSizeSqft === null ? <Unknown /> : lotSize(listing.lotSizeSqft).replace(/ lot$/, '')}
        </Fact>
        <Fact term="Listing number">{listing.listingId}</Fact>
        {listedAt !== null && <Fact term="Listed">{formatDay(listedAt)}</Fact>}
      </FactList>
    </DetailSection>
  );
}

function Building({ listing }: { readonly listing: PublicListing }) {
  const { bedroomsTotal, livingAreaSqft, yearBuilt, numberOfUnitsTotal, stories } = listing;
  return (
    <>
      <Fact term="Bedrooms">{countOf(bedroomsTotal)}</Fact>
      <Fact term="Bathrooms">{bathrooms(listing)}</Fact>
      <Fact term="Living area">
        {livingAreaSqft === null ? <Unknown /> : `${formatCount(livingAreaSqft)} sq ft`}
      </Fact>
      <Fact term="Year built">{yearBuilt ?? <Unknown />}</Fact>
      {numberOfUnitsTotal !== null && numberOfUnitsTotal > 1 && (
        <Fact term="Units">{numberOfUnitsTotal}</Fact>
      )}
      {stories !== null && <Fact term="Stories">{stories}</Fact>}
    </>
  );
}

const countOf = (count: number | null) => (count === null ? <Unknown /> : count);

function bathrooms({ bathroomsFull, bathroomsHalf }: PublicListing) {
  if (bathroomsFull === null) return <Unknown />;
  return bathroomsHalf ? `${bathroomsFull} full, ${bathroomsHalf} half` : `${bathroomsFull} full`;
}
