import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameView, type MapState, openedMap, parseMapView, withMap, writeMapView } from './map-state';

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  zoom: fc.double({ min: 0, max: 24, noNaN: true }),
});
const state = fc.record({ place: fc.option(place), isSearching: fc.boolean() });

const openOf = (text: string): MapState | null => {
  const view = parseMapView(text);
  return view === 'off' ? null : view;
};

describe('the map state in a URL', () => {
  test('round-trips to about ten meters', () => {
    fc.assert(
      fc.property(state, (written) => {
        const read = openOf(writeMapView(written));
        expect(read?.isSearching).toBe(written.isSearching);
        expect(isSameView(read?.place ?? null, written.place)).toBe(true);
        if (written.place)
          expect(Math.abs((read?.place?.latitude ?? 99) - written.place.latitude)).toBeLessThan(0.0001);
      }),
    );
  });

  test('is human-readable', () => {
    expect(writeMapView(openedMap)).toBe('on');
    expect(parseMapView(writeMapView('off'))).toBe('off');
    expect(writeMapView({ place: null, isSearching: false })).toBe('on_still');
    expect(
      writeMapView({ place: { latitude: 42.90001, longitude: -75.5, zoom: 6.201 }, isSearching: false }),
    ).toBe('42.9_-75.5_6.2_still');
  });

  test.each([
    null,
    '',
    'still',
    '_still',
    '42.9_-75.5',
    '42.9_-75.5_6_1',
    '91_0_6',
    '42_181_6',
    '42_-75_25',
    'a_b_c',
    '1e1_2_3',
  ])('is ignored when the parameter is %s', (text) => {
    expect(parseMapView(text)).toBeNull();
  });

  test('leaves the search parameters alone and is removed completely', () => {
    const params = new URLSearchParams('county=kings&map=on');
    expect(withMap(params, { place: { latitude: 40.7, longitude: -74, zoom: 11 }, isSearching: true })).toBe(
      '?county=kings&map=40.7_-74_11',
    );
    expect(withMap(params, null)).toBe('?county=kings');
    expect(withMap(new URLSearchParams('map=on'), null)).toBe('');
    expect(params.toString()).toBe('county=kings&map=on');
  });
});
