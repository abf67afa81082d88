import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { anAuction } from '@/lib/domain/auctions/commands/auction.builders';
import { reviewLowering } from '@/lib/domain/reviews/reserve-review';
import { ReserveReviewPanel } from './reserve-review';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, refresh: () => {} }) }));
vi.mock('@/lib/actions/manage-listing', () => ({ lower: async () => null }));

test.each([
  [6, 'The current one becomes public when the auction is over.'],
  [5, 'The current one won’t become public.'],
] as const)('under rules %i, the seller reads what becomes of the present sealed reserve', (rules, words) => {
  const review = reviewLowering(anAuction({ rules }).state, 24_000_000);
  const html = renderToStaticMarkup(<ReserveReviewPanel draftId="h1" typed="240000" review={review} />);
  expect(html).toContain(words);
});
