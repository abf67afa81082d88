import type {
  Apartment,
  ApartmentComplex,
  House,
  ImageObject,
  Place,
  SingleFamilyResidence,
} from 'schema-dts';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { addressLines, fullAddress } from '@/lib/domain/listings/address';
import { propertyLabel } from '@/lib/domain/listings/labels';
import { isPinApproximate } from '@/lib/domain/listings/pin';
import type { PropertySubType } from '@/lib/domain/listings/vocabulary';

type Residence = Apartment | ApartmentComplex | House | Place | SingleFamilyResidence;
type Kind = 'Apartment' | 'ApartmentComplex' | 'House' | 'Place' | 'SingleFamilyResidence';

/**
 * schema.org has no type for shops, workshops, farms and land: they are places, and `additionalType` names
 * the kind.
 */
const kinds: Record<PropertySubType, Kind> = {
  SingleFamilyResidence: 'SingleFamilyResidence',
  Cabin: 'SingleFamilyResidence',
  Townhouse: 'House',
  Condominium: 'Apartment',
  StockCooperative: 'Apartment',
  Duplex: 'House',
  Triplex: 'House',
  Quadruplex: 'House',
  Apartment: 'ApartmentComplex',
  MixedUse: 'Place',
  Retail: 'Place',
  Office: 'Place',
  Warehouse: 'Place',
  Industrial: 'Place',
  ManufacturedHome: 'House',
  MobileHome: 'House',
  Farm: 'Place',
  UnimprovedLand: 'Place',
};

/** The property: type, location, and size. `id` is its id in the data. */
export function residence(listing: PublicListing, id: string, siteUrl: string): Residence {
  const kind = kinds[listing.propertySubType];
  const place = {
    '@id': id,
    additionalType: propertyLabel(listing),
    name: fullAddress(listing),
    address: {
      '@type': 'PostalAddress',
      streetAddress: addressLines(listing)[0],
      addressLocality: listing.city,
      addressRegion: listing.stateOrProvince,
      postalCode: listing.postalCode,
      addressCountry: 'US',
    },
    ...(!isPinApproximate(listing) && {
      geo: { '@type': 'GeoCoordinates', latitude: listing.latitude, longitude: listing.longitude } as const,
    }),
    photo: listing.media.map(
      ({ src, caption }): ImageObject => ({
        '@type': 'ImageObject',
        contentUrl: `${siteUrl}${src}`,
        caption,
      }),
    ),
  } as const;
  if (kind === 'Place') return { '@type': kind, ...place };
  if (kind === 'ApartmentComplex') return { '@type': kind, ...place, ...units(listing) };
  return { '@type': kind, ...place, ...rooms(listing) };
}

const units = ({ numberOfUnitsTotal, bedroomsTotal }: PublicListing) => ({
  ...(numberOfUnitsTotal !== null && {
    numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: numberOfUnitsTotal } as const,
  }),
  ...(bedroomsTotal !== null && { numberOfBedrooms: bedroomsTotal }),
});

/** FTK is UN/CEFACT's code for square feet. Unknown values are left out. */
const rooms = (listing: PublicListing) => ({
  ...(listing.bedroomsTotal !== null && { numberOfBedrooms: listing.bedroomsTotal }),
  ...(listing.bathroomsFull !== null && {
    numberOfBathroomsTotal: listing.bathroomsFull + (listing.bathroomsHalf ?? 0),
    numberOfFullBathrooms: listing.bathroomsFull,
    numberOfPartialBathrooms: listing.bathroomsHalf ?? 0,
  }),
  ...(listing.livingAreaSqft !== null && {
    floorSize: { '@type': 'QuantitativeValue', value: listing.livingAreaSqft, unitCode: 'FTK' } as const,
  }),
  ...(listing.yearBuilt !== null && { yearBuilt: listing.yearBuilt }),
});
