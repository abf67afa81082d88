import type { Listing } from '@/lib/domain/listings/listing';
import { photoWidths } from '@/lib/domain/listings/picture-sizes';
import type { MediaKind } from '@/lib/domain/listings/vocabulary';
import { cleanLine } from '@/lib/domain/shared/clean-line';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';

/** No zod here, because the wizard imports this file. The schema is photoSchema. */
export interface Photo {
  /** The start of the SHA-256 of the uploaded file, so that the same picture is added only once. */
  readonly key: string;
  /** Width in pixels of the largest stored size. */
  readonly width: number;
  readonly height: number;
  /** A tiny blurred placeholder until the picture loads. */
  readonly blurDataUrl: string;
  readonly caption: string;
  readonly room: Room | null;
  /** From 0, the cover, without gaps. */
  readonly order: number;
  readonly alt: string;
  /** Why it probably shows nothing. The seller keeps or replaces it before the home is submitted. */
  readonly doubt?: PhotoDoubt | undefined;
}

export const photoDoubts = ['blank', 'noise'] as const;
type PhotoDoubt = (typeof photoDoubts)[number];

export const MAX_PHOTOS = 40;
export const MAX_PHOTO_BYTES = 25 * 1024 * 1024;
export const MAX_CAPTION = 140;
/** Covers the largest phone cameras and most cameras; a decoder needs memory for every pixel. */
export const MAX_PIXELS = 64_000_000;
/** AVIF and HEIC are decoded in one piece, at about 20 bytes per pixel. */
export const MAX_HEIF_PIXELS = 24_000_000;
/** The file types that the browser offers. HEIC is left out, so that a phone converts the picture to JPEG. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** What a photo can show, with its label and the media kind that it becomes on the listing. */
const rooms = {
  Front: ['Front', 'facade'],
  Street: ['Street', 'street'],
  Rear: ['Rear', 'facade'],
  Yard: ['Yard or garden', 'facade'],
  Hallway: ['Hallway or stairs', 'interior'],
  LivingRoom: ['Living room', 'interior'],
  DiningRoom: ['Dining room', 'interior'],
  Kitchen: ['Kitchen', 'interior'],
  Bedroom: ['Bedroom', 'interior'],
  Bathroom: ['Bathroom', 'interior'],
  Basement: ['Basement', 'interior'],
  Attic: ['Attic', 'interior'],
  Garage: ['Garage', 'interior'],
  Systems: ['Heating, plumbing, or wiring', 'interior'],
  Roof: ['Roof', 'facade'],
  Damage: ['Damage', 'interior'],
  Shop: ['Store or office', 'interior'],
  View: ['View', 'street'],
  Aerial: ['Aerial', 'aerial'],
  FloorPlan: ['Floor plan', 'plan'],
  Land: ['Land', 'street'],
} as const satisfies Readonly<Record<string, readonly [label: string, kind: MediaKind]>>;

export type Room = keyof typeof rooms;
export const roomNames = Object.keys(rooms) as readonly Room[];
export const roomLabel = (room: Room): string => rooms[room][0];

export type PhotoChange =
  /** `to` is the new position, from 0. */
  | { readonly type: 'move'; readonly key: string; readonly to: number }
  | { readonly type: 'cover'; readonly key: string }
  | { readonly type: 'describe'; readonly key: string; readonly caption: string; readonly room: Room | null }
  /** The seller says that the photo is right although it looks blank. */
  | { readonly type: 'keep'; readonly key: string }
  | { readonly type: 'remove'; readonly key: string };

/** Parses a change from a form. `text` reads a field by name; all buttons have the name `change`. */
export function toPhotoChange(text: (name: string) => string): PhotoChange {
  const [key, place] = [text('key'), Number(text('place'))];
  switch (text('change')) {
    case 'move':
      return { type: 'move', key, to: Number(text('to')) };
    case 'earlier':
      return { type: 'move', key, to: place - 1 };
    case 'later':
      return { type: 'move', key, to: place + 1 };
    case 'cover':
      return { type: 'cover', key };
    case 'keep':
      return { type: 'keep', key };
    case 'remove':
      return { type: 'remove', key };
    default: {
      const room = roomNames.find((name) => name === text('room')) ?? null;
      return { type: 'describe', key, caption: text('caption'), room };
    }
  }
}

export type PhotoRefusal = 'too-many-photos' | 'no-such-photo' | 'caption-too-long';
type Changed = Result<readonly Photo[], PhotoRefusal>;

/**
 * Inserts a photo at its own `order`; beyond the end it comes last. A photo that is already there stays as it
 * is.
 */
export function insertPhoto(photos: readonly Photo[], photo: Photo): Changed {
  if (photos.some(({ key }) => key === photo.key)) return ok(photos);
  if (photos.length >= MAX_PHOTOS) return refuse('too-many-photos');
  return ok(placed(photos, photo, photo.order));
}

export function changePhotos(photos: readonly Photo[], change: PhotoChange): Changed {
  const photo = photos.find(({ key }) => key === change.key);
  if (!photo) return refuse('no-such-photo');
  const others = photos.filter((each) => each !== photo);
  switch (change.type) {
    case 'move':
      return ok(placed(others, photo, change.to));
    case 'cover':
      return ok(placed(others, photo, 0));
    case 'keep': {
      const { doubt: _, ...kept } = photo;
      return ok(photos.map((each) => (each === photo ? kept : each)));
    }
    case 'remove':
      return ok(inOrder(others));
    case 'describe': {
      const caption = cleanLine(change.caption);
      if (caption.length > MAX_CAPTION) return refuse('caption-too-long');
      const described = { ...photo, caption, room: change.room, alt: altOf(caption, change.room) };
      return ok(photos.map((each) => (each === photo ? described : each)));
    }
    default:
      return change satisfies never;
  }
}

function placed(photos: readonly Photo[], photo: Photo, to: number): readonly Photo[] {
  const place = Math.min(Math.max(Math.trunc(to) || 0, 0), photos.length);
  return inOrder(photos.toSpliced(place, 0, photo));
}

const inOrder = (photos: readonly Photo[]): readonly Photo[] =>
  photos.map((photo, order) => (photo.order === order ? photo : { ...photo, order }));

/** The alternative text: the room and the seller's caption. */
export const altOf = (caption: string, room: Room | null): string =>
  [room && roomLabel(room), caption].filter(Boolean).join(': ') || 'Photo of the property';

/** The longest side of the largest stored size, in pixels. */
export const LONGEST_SIDE = 2400;

/** The file name of one size of a picture. */
export const photoFile = (key: string, width: number, format: 'avif' | 'webp'): string =>
  `${key}-${width}.${format}`;

export const photoSrc = (draftId: string, { key, width }: Pick<Photo, 'key' | 'width'>, atMost: number) =>
  `/media/${draftId}/${photoFile(key, photoWidths(width).findLast((each) => each <= atMost) ?? Math.min(width, 400), 'webp')}`;

/** The photos as a published listing shows them. */
export const toMedia = (draftId: string, photos: readonly Photo[]): Listing['media'] =>
  photos.map((photo) => ({
    key: `${draftId}-${photo.key}`,
    // The largest size: pages derive all other sizes from it.
    src: photoSrc(draftId, photo, photo.width),
    alt: photo.alt,
    caption: photo.caption || (photo.room ? roomLabel(photo.room) : `Photo ${photo.order + 1}`),
    kind: photo.room ? rooms[photo.room][1] : 'interior',
    order: photo.order,
    blurDataUrl: photo.blurDataUrl,
  }));
