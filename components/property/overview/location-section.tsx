import Link from 'next/link';
import { PlaceMap } from '@/components/map/place/place-map';
import { approximatePinText } from '@/lib/copy/listings/approximate-pin-text';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { fullAddress } from '@/lib/domain/listings/address';
import { isPinApproximate } from '@/lib/domain/listings/pin';
import { countyLabel, getCountyByName } from '@/lib/domain/locations/counties';
import { emptyQuery, toSearchParams } from '@/lib/domain/search/query/listing-query';
import { routes } from '@/lib/routes';
import { locationSection as copy } from '@/messages/property/location-section';

const nearMiles = 10;

/** The home on an open map, its county, and nearby homes for sale. */
export function LocationMap({ listing }: { readonly listing: PublicListing }) {
  const { latitude, longitude } = listing;
  const county = getCountyByName(listing.countyOrParish);
  const isApproximate = isPinApproximate(listing);
  const near = toSearchParams({
    ...emptyQuery,
    near: { latitude, longitude, radiusMiles: nearMiles },
    sort: 'distance',
  });
  return (
    <section id="location" aria-label={copy.location} className="text-sm">
      <PlaceMap
        latitude={latitude}
        longitude={longitude}
        countySlug={county?.slug ?? ''}
        address={fullAddress(listing)}
        isApproximate={isApproximate}
      />
      <p className="mt-2">
        {county && `${countyLabel(county)}. `}
        <Link href={`${routes.properties}?${near}`} prefetch={false} className="text-link no-print">
          {copy.homesWithinMiles({ nearMiles })}
        </Link>
      </p>
      {isApproximate && <p className="mt-1 text-text-muted">{approximatePinText(listing)}</p>}
    </section>
  );
}
