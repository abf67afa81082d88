import { addressLines } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import type { MediaKind } from '@/lib/domain/listings/vocabulary';
import type { SampleHome } from './home';
import { structureNames } from './wording';

type Pictured = Pick<SampleHome, 'pictures' | 'structureKind' | 'propertyType'> &
  Parameters<typeof addressLines>[0];

/** All homes share one folder of stored pictures. */
const mediaFolder = 'sample';

const kinds: Readonly<Record<string, MediaKind>> = {
  street: 'street',
  road: 'street',
  lane: 'street',
  living: 'interior',
  kitchen: 'interior',
  floor: 'interior',
  woodland: 'interior',
  aerial: 'aerial',
  plan: 'plan',
};

/** The kind by the first word of the picture's name. Names of structures are fronts. */
const kindOf = (picture: string): MediaKind => kinds[picture.split('-')[0] ?? ''] ?? 'facade';

/** Width of the largest file of a picture, in pixels. */
const pictureWidth = (picture: string): number => (['facade', 'plan'].includes(kindOf(picture)) ? 1200 : 800);

export function toMedia(listingKey: string, home: Pictured): Listing['media'] {
  const isLand = home.propertyType === 'Land';
  return home.pictures.map((picture, order) => {
    const kind = kindOf(picture);
    return {
      key: `${listingKey}-${order}`,
      src: `/media/${mediaFolder}/${picture}-${pictureWidth(picture)}.webp`,
      alt: `${subjectOf(picture, kind, home)} at ${addressLines(home)[0]} (sample illustration)`,
      caption: isLand ? landCaptions[kind] : captionOf(picture, kind),
      kind,
      order,
    };
  });
}

function subjectOf(picture: string, kind: MediaKind, { structureKind, propertyType }: Pictured): string {
  const isLand = propertyType === 'Land';
  if (kind === 'facade')
    return isLand ? 'The land from the road' : `Front of the ${structureNames[structureKind]}`;
  if (kind === 'plan') return isLand ? 'Sketch of the parcel' : 'Floor plan';
  if (kind === 'street') return 'View along the street';
  if (kind === 'aerial') return 'Aerial view of the property';
  if (isLand) return 'The woods';
  return picture.startsWith('kitchen') ? 'Kitchen' : 'Main room';
}

const captionOf = (picture: string, kind: MediaKind): string =>
  picture.startsWith('kitchen') ? 'Kitchen' : captions[kind];

const captions: Readonly<Record<MediaKind, string>> = {
  facade: 'From the street',
  street: 'Street view',
  interior: 'Interior',
  plan: 'Floor plan, not to scale',
  aerial: 'Aerial view',
};

const landCaptions: Readonly<Record<MediaKind, string>> = {
  ...captions,
  street: 'Road view',
  interior: 'In the woods',
  plan: 'Sketch of the parcel, not to scale',
};
