import { expect, it } from 'vitest';
import { streetStyle } from './street-style';

const look = {
  font: 'Poppins',
  land: '#ffffff',
  beyond: '#f5f5f2',
  water: '#d3e0e8',
  line: '#595959',
  text: '#141414',
  textMuted: '#595959',
};
const { layers, ...style } = streetStyle('pmtiles://https://tiles.example/new-york.pmtiles', look);

it('draws roads, water and names in the font of the page, from one source and no other files', () => {
  const drawn = layers.flatMap((layer) => ('source-layer' in layer ? [layer['source-layer']] : []));
  expect(drawn).toEqual(expect.arrayContaining(['roads', 'water', 'places']));
  expect(Object.keys(style.sources)).toEqual(['streets']);
  expect([style.glyphs, style.sprite]).toEqual([undefined, undefined]);
  for (const layer of layers) {
    if (layer.type !== 'symbol') continue;
    expect(layer.layout?.['text-font'], layer.id).toEqual(['Poppins']);
    expect(layer.layout?.['icon-image'], layer.id).toBeUndefined();
  }
});

it('credits OpenStreetMap', () => {
  expect(JSON.stringify(style.sources)).toContain('openstreetmap.org/copyright');
});
