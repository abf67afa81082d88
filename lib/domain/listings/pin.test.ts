import { expect, test } from 'vitest';
import { approximatePinText } from '@/lib/copy/listings/approximate-pin-text';
import { getCountyByName } from '@/lib/domain/locations/counties';
import { listTowns } from '@/lib/domain/locations/towns';
import { isPinApproximate } from './pin';

const home = { countyOrParish: 'Kings', postalCode: '11233', latitude: 40.68241, longitude: -73.93015 };

test('a pin is approximate when the listing says so, regardless of its position', () => {
  expect(isPinApproximate({ ...home, isPinApproximate: true })).toBe(true);
  expect(isPinApproximate({ ...home, isPinApproximate: false })).toBe(false);
});

test('an older listing has an approximate pin if it sits exactly at the center of its ZIP code or county', () => {
  const town = listTowns('Kings').find(({ postalCode }) => postalCode === '11233');
  const county = getCountyByName('Kings');
  expect(town && isPinApproximate({ ...home, ...pointOf(town) })).toBe(true);
  expect(county && isPinApproximate({ ...home, ...pointOf(county) })).toBe(true);
  expect(isPinApproximate(home)).toBe(false);
});

test('the text names what the pin marks: the center of the county or the area of the ZIP code', () => {
  const county = getCountyByName('Ulster');
  if (!county) throw new Error('Ulster is a county');
  const inUlster = { countyOrParish: 'Ulster', postalCode: '12400', isPinApproximate: true };
  expect(approximatePinText({ ...inUlster, ...pointOf(county) })).toBe(
    'Approximate location: the pin marks the center of Ulster County, not the building.',
  );
  expect(approximatePinText({ ...home, isPinApproximate: true })).toBe(
    'Approximate location: the pin marks the area of ZIP code 11233, not the building.',
  );
});

const pointOf = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) => ({
  latitude,
  longitude,
});
