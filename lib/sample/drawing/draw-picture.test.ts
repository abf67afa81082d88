// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { atDepth } from '@/lib/depth.fixture';
import { buildings, drawPicture, type Picture, views } from './draw-picture';

const kinds = views.flatMap((view) => buildings.map((building) => ({ view, building })));
const seeds = Array.from({ length: 30 }, (_, index) => `listing-${index}`);
const parser = new DOMParser();

const parse = (picture: string) => parser.parseFromString(picture, 'image/svg+xml');

describe.each(kinds)('the $view of a $building', (kind) => {
  const pictures = seeds.map((seed) => drawPicture({ ...kind, seed }));

  it('is the same for the same input and another for every other seed', () => {
    const again = seeds.slice(0, atDepth(seeds.length)).map((seed) => drawPicture({ ...kind, seed }));
    expect(again).toEqual(pictures.slice(0, again.length));
    expect(new Set(pictures).size).toBe(seeds.length);
  });

  it('is well-formed and plainly labelled', () => {
    for (const picture of pictures.slice(0, atDepth(seeds.length))) {
      const { documentElement } = parse(picture);
      expect(documentElement.nodeName).toBe('svg');
      expect(documentElement.getElementsByTagName('parsererror')).toHaveLength(0);
      expect(documentElement.getAttribute('viewBox')).toBe('0 0 1200 900');
      expect(documentElement.lastElementChild?.getAttribute('aria-label')).toBe('Sample illustration');
      const strokes = documentElement.lastElementChild?.getAttribute('d') ?? '';
      expect(strokes.match(/M/g)).toHaveLength('SampleIllustration'.length);
    }
  });

  it('runs nothing, loads nothing and refers only to what it defines', () => {
    for (const picture of pictures) {
      expect(picture).not.toMatch(/<(script|style|image|foreignObject|a|iframe)\b|\son\w+=|javascript:/);
      expect(picture.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/:\/\/|href="[^#]|url\([^#]/);
      expect(danglingReferences(picture)).toEqual([]);
    }
  });

  it('stays small and has a number wherever one belongs', () => {
    for (const picture of pictures) {
      expect(picture.length).toBeLessThan(17 * 1024);
      expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

describe('drawPicture', () => {
  it('keeps a caption as plain text, whatever it contains', () => {
    const caption = `<script>"Tom & Jerry's"</script>\u0000`;
    const document = parse(drawPicture({ view: 'facade', building: 'ranch', seed: 'a', caption }));
    expect(document.querySelector('title')?.textContent).toBe(`<script>"Tom & Jerry's"</script>`);
    expect(document.querySelector('script')).toBeNull();
  });

  it('paints one house in the same colours from the front and in its street', () => {
    for (const seed of seeds.slice(0, 10)) {
      const front = houseColours({ view: 'facade', building: 'colonial', seed });
      expect(front.length).toBeGreaterThan(5);
      expect(houseColours({ view: 'street', building: 'colonial', seed })).toEqual(front);
    }
  });
});

function danglingReferences(picture: string): string[] {
  const defined = new Set([...picture.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
  const used = [...picture.matchAll(/(?:href="#|url\(#)(\w+)/g)].map(([, id]) => id ?? '');
  return used.filter((id) => !defined.has(id));
}

/** The two colours of each layer of the house that is drawn last, which is the subject. */
function houseColours(picture: Picture): string[] {
  const layers = [...parse(drawPicture(picture)).querySelectorAll('[color]')];
  const house = layers.at(-1)?.parentElement;
  return layers
    .filter((layer) => layer.parentElement === house)
    .map((layer) => `${layer.getAttribute('fill')} ${layer.getAttribute('color')}`);
}
