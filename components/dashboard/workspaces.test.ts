import { describe, expect, test } from 'vitest';
import { findPlace, isAsSeller, workspacesFor } from './workspaces';

const [buying, selling] = workspacesFor(false);
const placeOf = (path: string, asSeller = false) => {
  const place = findPlace(workspacesFor(true), path, asSeller);
  return place && `${place.workspace.label}: ${place.entry.label}`;
};

describe('the navigation of the dashboard', () => {
  test('has six entries for buying and six for selling, and a staff workspace only for staff', () => {
    expect(workspacesFor(false).map(({ label, entries }) => [label, entries.length])).toEqual([
      ['Buying', 6],
      ['Selling', 6],
    ]);
    expect(workspacesFor(true).map(({ label }) => label)).toEqual(['Buying', 'Selling', 'Staff']);
    expect(workspacesFor(false)[0]?.entries.map(({ label }) => label)).toEqual([
      'Dashboard',
      'Bids',
      'Offers',
      'Purchases',
      'Saved',
      'Account',
    ]);
  });

  test.each([
    ['/dashboard', 'Buying: Dashboard'],
    ['/dashboard/calendar', 'Buying: Dashboard'],
    ['/dashboard/notifications', 'Buying: Dashboard'],
    ['/dashboard/notifications/settings', 'Buying: Account'],
    ['/dashboard/receipts/a1', 'Buying: Bids'],
    ['/dashboard/offers/o1', 'Buying: Offers'],
    ['/dashboard/offers/homes/h1', 'Selling: Offers'],
    ['/dashboard/sales/a-1', 'Buying: Purchases'],
    ['/dashboard/searches/new', 'Buying: Saved'],
    ['/dashboard/security/delete', 'Buying: Account'],
    ['/dashboard/registration', 'Buying: Account'],
    ['/dashboard/listings/h1/owner', 'Selling: Listings'],
    ['/dashboard/organizations/o1/members', 'Selling: Organizations'],
    ['/dashboard/admin', 'Staff: Desk'],
    ['/dashboard/admin/listings/h1', 'Staff: Desk'],
    ['/dashboard/admin/people/u1', 'Staff: People'],
  ])('%s belongs to %s', (path, place) => expect(placeOf(path)).toBe(place));

  test('the pages of offers and sales stay in the selling workspace when opened from there', () => {
    expect(placeOf('/dashboard/offers', true)).toBe('Selling: Offers');
    expect(placeOf('/dashboard/sales/a-1', true)).toBe('Selling: Sales');
    expect(placeOf('/dashboard/sales/a-1', false)).toBe('Buying: Purchases');
    expect(placeOf('/dashboard/bids', true)).toBe('Buying: Bids');
    const visit = { search: '', previous: null, side: null };
    expect(isAsSeller({ ...visit, search: 'as=seller' })).toBe(true);
    expect(isAsSeller({ ...visit, previous: selling ?? null })).toBe(true);
    expect(isAsSeller({ ...visit, previous: buying ?? null })).toBe(false);
  });

  test('a closing opened by a direct link is in the workspace of the person’s own side', () => {
    expect(isAsSeller({ search: 'done=sign', previous: null, side: 'seller' })).toBe(true);
    expect(isAsSeller({ search: '', previous: buying ?? null, side: 'seller' })).toBe(true);
    expect(isAsSeller({ search: '', previous: selling ?? null, side: 'buyer' })).toBe(false);
  });

  test('an entry marks its own page as the page and those below it as its part', () => {
    const markOf = (path: string) => findPlace(workspacesFor(false), path, false)?.mark;
    expect(markOf('/dashboard/bids')).toBe('page');
    expect(markOf('/dashboard/receipts')).toBe('true');
  });
});
