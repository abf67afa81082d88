import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { anAuction } from '@/lib/client/auctions/an-auction';
import { glanceOf, type PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { dollars } from '@/lib/domain/shared/money';
import { TotalCostNote } from './total-cost-note';

const live = vi.hoisted(() => ({ auction: {} }));
vi.mock('@/lib/client/auctions/live', () => ({ useAuction: () => live }));

const initial = anAuction({ status: 'open', currentPriceCents: dollars(200_000), bidCount: 0 });
const known = { amount: '$207,301', note: 'For a cash purchase at the next bid of $200,000' };
const noteAfter = (
  change: Partial<PublicAuction>,
  words: { amount: string | null; note: string } = known,
) => {
  live.auction = { ...initial, ...change };
  return renderToStaticMarkup(<TotalCostNote words={words} sale={glanceOf(initial)} />).replaceAll(
    /<[^>]+>/g,
    '',
  );
};
const least = 'More than $207,301 totalFor a cash purchase at the next bid';

test('from the first bid to the end of the auction, the total cost is shown as a minimum', () => {
  expect(noteAfter({})).toBe(`≈ $207,301 total${known.note}`);
  expect(noteAfter({ bidCount: 1 })).toBe(least);
  expect(noteAfter({ bidCount: 2, currentPriceCents: dollars(201_000) })).toBe(least);
  expect(noteAfter({ status: 'ended', bidCount: 1 })).toBe('');
});

test('an unknown total cost stays unknown after a bid', () => {
  const note = 'Total cost unknown: a lien’s amount isn’t known';
  expect(noteAfter({ bidCount: 1 }, { amount: null, note })).toBe(note);
});
