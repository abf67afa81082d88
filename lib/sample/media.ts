import { addressLines } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import { largestWidth } from '@/lib/domain/listings/picture-sizes';
import type { MediaKind } from '@/lib/domain/listings/vocabulary';
import { capital, structureInWords } from './words';

type Described = Pick<
  Listing,
  | 'listingKey'
  | 'streetNumber'
  | 'streetName'
  | 'streetSuffix'
  | 'unitNumber'
  | 'city'
  | 'stateOrProvince'
  | 'postalCode'
  | 'propertyType'
  | 'lotSizeSqft'
  | 'structureKind'
>;

/** The drawn pictures of a listing, the front first; a plan stays lines. Their addresses are what app/media answers. */
export function sampleMedia(listing: Described): Listing['media'] {
  const inside: readonly MediaKind[] = listing.propertyType === 'Land' ? [] : ['interior'];
  const above: readonly MediaKind[] =
    (listing.lotSizeSqft ?? 0) > 5000 || inside.length === 0 ? ['aerial'] : [];
  const kinds: readonly MediaKind[] = ['facade', 'street', ...inside, 'plan', ...above];
  return kinds.map((kind, order) => ({
    key: `${listing.listingKey}-${order}`,
    src: `/media/${listing.listingKey}/${order}-${kind}${kind === 'plan' ? '.svg' : `-${largestWidth}.webp`}`,
    alt: `${capital(subjects[kind](listing))} at ${addressLines(listing)[0]} (sample illustration)`,
    caption: captions[kind],
    kind,
    order,
  }));
}

const captions: Readonly<Record<MediaKind, string>> = {
  facade: 'From the street',
  street: 'The street',
  interior: 'Inside',
  plan: 'Floor plan, not to scale',
  aerial: 'From above',
};

const subjects: Readonly<Record<MediaKind, (listing: Described) => string>> = {
  facade: ({ structureKind }) =>
    structureKind === 'land'
      ? 'the land seen from the road'
      : `front of the ${structureInWords(structureKind)}`,
  street: () => 'view along the street',
  interior: () => 'main room',
  plan: ({ propertyType }) => (propertyType === 'Land' ? 'sketch of the parcel' : 'floor plan'),
  aerial: () => 'the property from above',
};
