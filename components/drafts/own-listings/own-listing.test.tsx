import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { anAuction } from '@/lib/client/auctions/an-auction';
import { openedAt, terms } from '@/lib/domain/closings/closing.builders';
import { toStoredClosing } from '@/lib/domain/closings/stored-closing';
import { aDraft } from '@/lib/domain/drafts/draft.builders';
import { confirmedAt } from '@/lib/domain/drafts/fact-confirmation';
import type { ReviewState } from '@/lib/domain/drafts/review-state';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import type { Task } from '@/lib/domain/notifications/agenda';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { MyListings } from './my-listings';
import { toOwnListings } from './own-listing';

const draftWith = (standing: Partial<ReviewState>, draftId = 'h1') =>
  aDraft({ draftId, standing: { ...aDraft().standing, ...standing } });
const aCard = (over: Partial<ListingCard> = {}): ListingCard => ({
  key: 'h1',
  slug: 'elm-1',
  addressLines: ['9 Elm Street', 'Brooklyn, NY 11233'],
  county: 'Kings',
  status: 'Active',
  saleFormat: 'auction',
  listPriceCents: null,
  closePriceCents: null,
  kind: 'house',
  propertyLabel: 'House',
  bedrooms: 3,
  bathrooms: 1,
  livingAreaSqft: null,
  lotSqft: null,
  occupancy: 'Vacant',
  risks: { redFlags: 0, unknown: 0 },
  cover: { src: '/media/h1/a-400.webp', alt: '' },
  wholePrice: null,
  listedAt: '2026-11-20T15:00:00.000Z',
  auction: anAuction({ currentPriceCents: cents(25_000_000), bidCount: 2 }),
  ...over,
});
const live = { status: 'Active', live: 'Active', confirmation: confirmedAt(openedAt) } as const;
const aTask = (over: Partial<Task> = {}): Task => ({
  id: 't',
  listingKey: 'h1',
  what: 'Answer a question',
  action: 'Answer',
  place: '',
  by: null,
  path: '/dashboard/questions',
  ...over,
});
const none = { drafts: [], homes: [], tasks: [], closings: [] };

describe('a seller’s list', () => {
  test('has one row for a home for sale and its draft, with the price, the photo and the auction’s end', () => {
    const rows = toOwnListings({
      ...none,
      drafts: [draftWith(live)],
      homes: [{ card: aCard(), phase: 'live' }],
    });
    expect(rows).toMatchObject([
      {
        title: '9 Elm Street, Brooklyn, NY 11233',
        cover: '/media/h1/a-400.webp',
        group: 'for-sale',
        price: { label: 'Current bid', amountCents: 25_000_000 },
        notes: ['Auction ends Sat, Nov 21, 3:00 PM ET'],
        nextAt: Date.parse('2026-11-21T20:00:00Z'),
        action: { label: 'Manage', href: '/dashboard/listings/h1' },
        needsAction: false,
      },
    ]);
  });

  test('a home in a lot names the other homes', () => {
    const card = aCard({
      lot: { homes: 3, role: 'lead', others: ['2 Elm Street', '3 Elm Street'], auction: null },
    });
    const [row] = toOwnListings({ ...none, homes: [{ card, phase: 'live' }] });
    expect(row?.notes[0]).toBe('Lot of 3 homes, with 2 Elm Street; 3 Elm Street');
  });

  test('leads with the most urgent task of the home', () => {
    const tasks = [aTask({ what: 'Decide', action: 'Decide', by: openedAt }), aTask()];
    const homes = [{ card: aCard(), phase: 'ended' as const }];
    expect(toOwnListings({ ...none, homes, tasks })).toMatchObject([
      { action: { label: 'Decide' }, needsAction: true, nextAt: openedAt },
    ]);
  });

  test('leads to the closing of a sold home and names its deadline', () => {
    const closing = toStoredClosing({
      saleId: 's1',
      listingKey: 'h1',
      slug: 'elm-1',
      place: '9 Elm Street',
      openedAt,
      buyerId: 'b',
      sellerId: 's',
      cameFrom: { kind: 'auction', auctionId: 'a1' },
      events: [{ type: 'opened', at: openedAt, by: null, terms, contract: null }],
    });
    const auction = anAuction({ status: 'ended', outcome: 'sold' });
    const homes = [{ card: aCard({ auction }), phase: 'under-contract' as const }];
    expect(toOwnListings({ ...none, homes, closings: [closing] })).toMatchObject([
      {
        group: 'sold',
        badge: { text: 'Contract pending' },
        action: { label: 'Open closing room', href: '/dashboard/sales/s1' },
        notes: ['Deadline to sign the contract: Wed, Nov 25, 12:00 PM ET'],
      },
    ]);
  });

  test('says who decides after an auction below its reserve, and keeps the home apart from those for sale', () => {
    const rowAfter = (counterCents: Cents | null) => {
      const auction = anAuction({ status: 'ended', outcome: 'reserve-not-met', counterCents });
      return toOwnListings({ ...none, homes: [{ card: aCard({ auction }), phase: 'ended' }] })[0];
    };
    expect(rowAfter(null)).toMatchObject({ group: 'decide', badge: { text: 'Your decision' } });
    expect(rowAfter(cents(30_000_000))).toMatchObject({
      group: 'countered',
      badge: { text: 'Bidder’s decision' },
    });
  });

  test('shows no kind of price for a draft without a sale type', () => {
    const rows = toOwnListings({ ...none, drafts: [aDraft({ answers: {} })] });
    expect(rows[0]?.price).toBeNull();
    expect(renderToStaticMarkup(<MyListings rows={rows} figures={new Map()} />)).toContain(
      'No sale type yet',
    );
  });

  test.each<[string, Partial<ReviewState>, string, string, boolean]>([
    ['a new draft', { status: 'Draft', live: null }, 'drafts', 'Finish listing', false],
    ['a submission', { status: 'InReview', live: null }, 'in-review', 'View submission', false],
    ['a requested change', { status: 'ChangesRequested', live: null }, 'drafts', 'Make changes', true],
    ['a rejected listing', { status: 'Rejected', live: null }, 'drafts', 'See why', false],
    ['a listing on hold', { status: 'Hold', live: 'Hold' }, 'off-market', 'Relist home', true],
    ['a withdrawn home', { status: 'Withdrawn', live: 'Withdrawn' }, 'off-market', 'Relist home', false],
  ])('has the group and the next action of %s', (_, standing, group, label, needsAction) => {
    const rows = toOwnListings({ ...none, drafts: [draftWith(standing)] });
    expect(rows).toMatchObject([{ group, action: { label }, needsAction }]);
    expect(rows[0]?.price).toEqual({ label: 'Starting bid', amountCents: 20_000_000 });
  });

  test('shows the price, the views and the action of each row', () => {
    const figures = { views: 1_240, viewsThisWeek: 87, saves: 1, questions: { total: 0, open: 0 } };
    const html = renderToStaticMarkup(
      <MyListings
        rows={toOwnListings({ ...none, homes: [{ card: aCard(), phase: 'live' }] })}
        figures={new Map([['h1', { ...figures, auction: { bidders: 2, bids: 2, priceCents: 25_000_000 } }]])}
      />,
    );
    for (const words of [
      '$250,000',
      '1,240 views (87 in the last 7 days) · 1 save · 2 bidders',
      'View listing',
    ])
      expect(html).toContain(words);
    expect(html).toContain('<img');
  });
});
