import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listingSchema } from '@/lib/domain/listings/listing';
import { photoWidths } from '@/lib/domain/listings/picture-sizes';
import { photoSchema } from './draft-files';
import {
  altOf,
  changePhotos,
  insertPhoto,
  MAX_CAPTION,
  MAX_PHOTOS,
  type Photo,
  type PhotoChange,
  photoSrc,
  roomNames,
  toMedia,
} from './photos';

const keyOf = (number: number) => number.toString(16).padStart(24, '0');
const aPhoto = (number: number, more: Partial<Photo> = {}): Photo => ({
  key: keyOf(number),
  width: 2400,
  height: 1800,
  blurDataUrl: 'data:image/webp;base64,AAAA',
  caption: '',
  room: null,
  order: number,
  alt: altOf('', null),
  ...more,
});
const somePhotos = (count: number): readonly Photo[] => Array.from({ length: count }, (_, at) => aPhoto(at));
const keys = (photos: readonly Photo[]) => photos.map(({ key }) => Number.parseInt(key, 16));
const changedTo = (changed: ReturnType<typeof insertPhoto>): readonly Photo[] => {
  if (!changed.ok) throw new Error(changed.reason);
  return changed.value;
};

const number = fc.integer({ min: 0, max: MAX_PHOTOS + 3 });
const place = fc.oneof(fc.integer({ min: -5, max: MAX_PHOTOS + 5 }), fc.double(), fc.constant(Number.NaN));
const change = fc.oneof(
  number.map((at) => ({ type: 'add', at }) as const),
  fc.record({ type: fc.constant('move' as const), key: number.map(keyOf), to: place }),
  fc.record({ type: fc.constantFrom('cover' as const, 'remove' as const), key: number.map(keyOf) }),
  fc.record({
    type: fc.constant('describe' as const),
    key: number.map(keyOf),
    caption: fc.string({ unit: 'binary', maxLength: MAX_CAPTION + 20 }),
    room: fc.option(fc.constantFrom(...roomNames)),
  }),
);
type Step = PhotoChange | { readonly type: 'add'; readonly at: number };

function stepOn(photos: readonly Photo[], step: Step): readonly Photo[] {
  const changed = step.type === 'add' ? insertPhoto(photos, aPhoto(step.at)) : changePhotos(photos, step);
  return changed.ok ? changed.value : photos;
}

describe('after any change to the photos of a draft', () => {
  test('the order has no gaps, keys are unique, the count is within the limit, and each photo is valid', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 120 }), (steps) => {
        const photos = steps.reduce<readonly Photo[]>(stepOn, somePhotos(3));
        expect(photos.map(({ order }) => order)).toEqual(photos.map((_, at) => at));
        expect(new Set(keys(photos)).size).toBe(photos.length);
        expect(photos.length).toBeLessThanOrEqual(MAX_PHOTOS);
        for (const photo of photos) expect(photoSchema.safeParse(photo).success).toBe(true);
      }),
    );
  });

  test('the previous list is not mutated', () => {
    fc.assert(
      fc.property(change, (step) => {
        const before = somePhotos(MAX_PHOTOS);
        stepOn(before, step);
        expect(before).toEqual(somePhotos(MAX_PHOTOS));
      }),
    );
  });

  test('a move puts a photo at its new place or the nearest end, and keeps the order of the others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_PHOTOS }), fc.nat(), fc.integer(), (count, from, to) => {
        const photos = somePhotos(count);
        const moved = changedTo(changePhotos(photos, { type: 'move', key: keyOf(from % count), to }));
        expect(keys(moved).indexOf(from % count)).toBe(Math.min(Math.max(to, 0), count - 1));
        expect(keys(moved).filter((key) => key !== from % count)).toEqual(
          keys(photos).filter((key) => key !== from % count),
        );
      }),
    );
  });

  test('undoing a removal restores the list', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_PHOTOS }), fc.nat(), (count, from) => {
        const photos = somePhotos(count);
        const [photo] = photos.slice(from % count);
        if (!photo) throw new Error('There is one');
        const without = changedTo(changePhotos(photos, { type: 'remove', key: photo.key }));
        expect(without).toHaveLength(count - 1);
        expect(changedTo(insertPhoto(without, photo))).toEqual(photos);
      }),
    );
  });
});

describe('photos of a draft', () => {
  test('stand as on the server when the answer to one upload comes after the answers to later ones', () => {
    fc.assert(
      fc.property(fc.nat(MAX_PHOTOS - 1), fc.nat(MAX_PHOTOS - 1), (late, after) => {
        const [photo, ...later] = somePhotos(MAX_PHOTOS).slice(late);
        if (!photo) throw new Error('no photo');
        const arrived = [...somePhotos(late), ...later.toSpliced(after, 0, photo)];
        const shown = arrived.reduce((all, each) => changedTo(insertPhoto(all, each)), somePhotos(0));
        expect(shown).toEqual(somePhotos(MAX_PHOTOS));
      }),
    );
  });

  test('the same picture is added only once', () => {
    const photos = somePhotos(2);
    expect(insertPhoto(photos, aPhoto(1, { caption: 'again' }))).toEqual({ ok: true, value: photos });
  });

  test('the 41st photo is refused, but one of the forty can be sent again', () => {
    const photos = somePhotos(MAX_PHOTOS);
    expect(insertPhoto(photos, aPhoto(99))).toEqual({ ok: false, reason: 'too-many-photos' });
    expect(insertPhoto(photos, aPhoto(7)).ok).toBe(true);
  });

  test('a new cover comes first, and the previous cover becomes second', () => {
    const photos = changedTo(changePhotos(somePhotos(4), { type: 'cover', key: keyOf(2) }));
    expect(keys(photos)).toEqual([2, 0, 1, 3]);
  });

  test('a missing photo cannot be changed', () => {
    const refused = { ok: false, reason: 'no-such-photo' };
    expect(changePhotos(somePhotos(2), { type: 'remove', key: keyOf(9) })).toEqual(refused);
    expect(changePhotos([], { type: 'move', key: keyOf(0), to: 0 })).toEqual(refused);
  });

  test.each([
    ['  the\tfront \r\n door ', 'the front door'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['safe \u202Egnp.exe\u0000', 'safe gnp.exe'],
    ['e\u0301tage', 'étage'],
  ])('the caption %j is stored as the text %j', (typed, stored) => {
    const [photo] = changedTo(
      changePhotos(somePhotos(1), { type: 'describe', key: keyOf(0), caption: typed, room: 'Kitchen' }),
    );
    expect(photo?.caption).toBe(stored);
    expect(photo?.alt).toBe(`Kitchen: ${stored}`);
  });

  test('a caption that is too long is refused, not truncated', () => {
    const caption = 'x'.repeat(MAX_CAPTION + 1);
    const change = { type: 'describe', key: keyOf(0), caption, room: null } as const;
    expect(changePhotos(somePhotos(1), change)).toEqual({ ok: false, reason: 'caption-too-long' });
  });
});

describe('a stored photo', () => {
  test.each([
    [2400, [400, 800, 1200, 1600, 2400]],
    [1200, [400, 800, 1200]],
    [1000, [400, 800, 1000]],
    [300, [300]],
  ])('%i pixels wide has the widths %j', (width, widths) => {
    expect(photoWidths(width)).toEqual(widths);
  });

  test('is shown in one of its stored widths', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 2400 }),
        fc.integer({ min: 100, max: 3000 }),
        (width, atMost) => {
          const src = photoSrc('h1', { key: keyOf(1), width }, atMost);
          expect(photoWidths(width).map((each) => `/media/h1/${keyOf(1)}-${each}.webp`)).toContain(src);
        },
      ),
    );
  });

  test('becomes a picture of the listing, even without a caption', () => {
    const [kitchen] = toMedia('h1', [aPhoto(0, { room: 'Kitchen' })]);
    expect(kitchen).toMatchObject({ kind: 'interior', caption: 'Kitchen', order: 0 });
    const media = toMedia('h1', somePhotos(2));
    expect(media.map(({ caption }) => caption)).toEqual(['Photo 1', 'Photo 2']);
    expect(new Set(media.map(({ src }) => src)).size).toBe(2);
    expect(
      listingSchema.safeParse({ media }).error?.issues.filter(({ path }) => path[0] === 'media'),
    ).toEqual([]);
  });
});
