import { expect, test } from 'vitest';
import { pictureAtMost, pictureSizes } from './picture-sizes';

test('a photo is offered in every stored width, in both formats', () => {
  expect(pictureSizes('/media/h1/abc-1000.webp')).toEqual({
    avif: '/media/h1/abc-400.avif 400w, /media/h1/abc-800.avif 800w, /media/h1/abc-1000.avif 1000w',
    webp: '/media/h1/abc-400.webp 400w, /media/h1/abc-800.webp 800w, /media/h1/abc-1000.webp 1000w',
  });
});

test('a small picture does not offer wide copies, unless there is no other', () => {
  expect(pictureSizes('/media/h1/abc-1000.webp', 800)?.webp).toBe(
    '/media/h1/abc-400.webp 400w, /media/h1/abc-800.webp 800w',
  );
  expect(pictureSizes('/media/h1/abc-390.webp', 300)?.avif).toBe('/media/h1/abc-390.avif 390w');
});

test.each(['/media/h1/0-facade.svg', 'https://example.com/a-400.webp', '/media/h1/photo.webp', ''])(
  '%j has no other sizes',
  (src) => {
    expect(pictureSizes(src)).toBeNull();
  },
);

test('picks the widest stored copy up to a width, and a picture without copies stays as it is', () => {
  expect(pictureAtMost('/media/h1/abc-1600.webp', 1200)).toBe('/media/h1/abc-1200.webp');
  expect(pictureAtMost('/media/h1/abc-1000.webp', 1200)).toBe('/media/h1/abc-1000.webp');
  expect(pictureAtMost('/media/h1/abc-1000.webp', 100)).toBe('/media/h1/abc-1000.webp');
  expect(pictureAtMost('/media/h1/0-facade.svg', 1200)).toBe('/media/h1/0-facade.svg');
});
