import { countyOfPin, type Pinned } from '@/lib/domain/listings/pin';
import { countyLabel } from '@/lib/domain/locations/counties';
import { approximatePin as copy } from '@/messages/listings/approximate-pin';

/** What an approximate pin marks instead of the building. */
export function approximatePinText(listing: Pinned): string {
  const county = countyOfPin(listing);
  return county ? copy.ofCounty({ county: countyLabel(county) }) : copy.ofZip({ zip: listing.postalCode });
}
