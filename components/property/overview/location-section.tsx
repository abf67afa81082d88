import Link from 'next/link';
import { PlaceMap } from '@/components/map/place/place-map';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { addressLines } from '@/lib/domain/listings/address';
import { approximatePinText, isPinApproximate } from '@/lib/domain/listings/pin';
import { countyLabel, getCountyByName } from '@/lib/domain/locations/counties';
import { emptyQuery, toSearchParams } from '@/lib/domain/search/query/listing-query';
import { routes } from '@/lib/routes';
import { locationSection as copy } from '@/messages/property/location-section';
import { DetailSection } from './detail-section';

const nearMiles = 10;

/** The location in words, on a map on request, and nearby homes for sale. */
export function Whereabouts({ listing }: { readonly listing: PublicListing }) {
  const { latitude, longitude } = listing;
  const county = getCountyByName(listing.countyOrParish);
  const address = addressLines(listing).join(', ');
  const isApproximate = isPinApproximate(listing);
  const near = toSearchParams({
    ...emptyQuery,
    near: { latitude, longitude, radiusMiles: nearMiles },
    sort: 'distance',
  });
  return (
    <DetailSection id="place" title={copy.location}>
      <p className="mb-4">
        {address}
        {county && `, ${countyLabel(county)}`}.{' '}
        <Link href={`${routes.properties}?${near}`} className="text-link no-print">
          {copy.homesWithinMiles({ nearMiles })}
        </Link>
      </p>
      {isApproximate && <p className="mb-4 text-sm">{approximatePinText(listing)}</p>}
      <PlaceMap
        latitude={latitude}
        longitude={longitude}
        countySlug={county?.slug ?? ''}
        address={address}
        isApproximate={isApproximate}
      />
    </DetailSection>
  );
}
