import { expect, test } from 'vitest';
import { getCountyByName } from '@/lib/domain/places/counties';
import { listTowns } from '@/lib/domain/places/towns';
import { isPinApproximate } from './pin';

const home = { countyOrParish: 'Kings', postalCode: '11233', latitude: 40.68241, longitude: -73.93015 };

test('a pin is approximate when the listing says so, regardless of its position', () => {
  expect(isPinApproximate({ ...home, isPinApproximate: true })).toBe(true);
  expect(isPinApproximate({ ...home, isPinApproximate: false })).toBe(false);
});

test('an older listing has an approximate pin in the exact middle of its ZIP code or county', () => {
  const town = listTowns('Kings').find(({ postalCode }) => postalCode === '11233');
  const county = getCountyByName('Kings');
  expect(town && isPinApproximate({ ...home, ...pointOf(town) })).toBe(true);
  expect(county && isPinApproximate({ ...home, ...pointOf(county) })).toBe(true);
  expect(isPinApproximate(home)).toBe(false);
});

const pointOf = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) => ({
  latitude,
  longitude,
});
