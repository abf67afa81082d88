import { expect, it } from 'vitest';
import { parseListingQuery } from '@/lib/domain/search/query/listing-query';
import { searchTitle } from './search-title';

it.each([
  ['', 'Bank-owned homes in New York'],
  ['sort=newest&page=2', 'Bank-owned homes in New York'],
  [
    'beds=3&occupancy=vacant&county=kings&county=queens&max=600000',
    '3+ bedroom vacant homes in Brooklyn & Queens, under $600K',
  ],
  ['county=erie&type=condo', 'Bank-owned condominiums in Erie County'],
  [
    'subtype=duplex&occupancy=vacant&county=queens&max=700000',
    'Vacant two-family homes in Queens, under $700K',
  ],
  [
    'type=two-to-four-family&subtype=duplex&subtype=triplex',
    'Bank-owned two-family homes & three-family homes in New York',
  ],
  ['type=condo&type=co-op&min=1150000', 'Bank-owned condominiums & co-ops in New York, over $1.15M'],
  ['city=croton-on-hudson&zip=11216', 'Bank-owned homes in Croton on Hudson & 11216'],
  ['county=kings&county=queens&county=bronx&county=erie', 'Bank-owned homes in 4 places'],
  ['sale=auction&min=100000&max=612500', 'Bank-owned homes at auction in New York, $100K to $612,500'],
  ['status=live&county=kings', 'Bank-owned homes in live auctions in Brooklyn'],
  ['status=live&status=sold', 'Bank-owned homes in New York'],
  ['beds-max=0', 'Studio homes in New York'],
  ['beds-max=2', 'Studio to 2-bedroom homes in New York'],
  ['beds=2&beds-max=4', '2- to 4-bedroom homes in New York'],
  ['beds=2&beds-max=2&occupancy=tenant', '2-bedroom tenant-occupied homes in New York'],
  ['occupancy=owner-occupied', 'Bank-owned homes in New York'],
  ['near=42.7003_-73.8575_10', 'Bank-owned homes within 10 miles of Albany'],
  ['area=40_-74_41_-73_40_-73', 'Bank-owned homes in the drawn area'],
  ['bounds=40_-74_41_-73', 'Bank-owned homes in the map area'],
  ['q=halsey&max=600000', 'Bank-owned homes in New York, matching “halsey”, under $600K'],
])('the search “%s” is headed “%s”', (params, title) => {
  expect(searchTitle(parseListingQuery(new URLSearchParams(params)).query)).toBe(title);
});
