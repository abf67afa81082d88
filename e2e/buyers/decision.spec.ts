import type { Locator, Page } from '@playwright/test';
import {
  addAuction,
  type Bidder,
  createBidder,
  type ShortAuction,
  type ShortTerms,
  sendBid,
} from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { moveClockPastEnd } from '../support/move-clock';
import { seller, signInAs } from '../support/people';
import { clockSite as place } from '../support/place';

const endsInMs = 3_600_000;
/** Low, so that four auctions fit into one bid limit. */
const startingBidCents = 10_000_000;
const sealedReserveCents = 15_123_400;

const decisions = (page: Page) => page.getByRole('region', { name: 'Waiting for your decision' });
const tasks = (page: Page) => page.getByRole('region', { name: 'Needs your attention' });
const main = (page: Page) => page.getByRole('main');
const rowOf = (list: Locator, { slug }: ShortAuction) =>
  list.getByRole('listitem').filter({ has: list.page().locator(`a[href="/properties/${slug}"]`) });
const panel = (page: Page) => page.getByRole('region', { name: 'Auction', exact: true });
const history = (page: Page) => page.getByRole('region', { name: 'Bid history' });

test('below the reserve the seller accepts, declines or counters once, the buyer answers, and the public sees each outcome', {
  tag: ['@clock', '@store'],
}, async ({ page: rosa, newVisitor }) => {
  const bidder = await createBidder(place);
  const sealed = { sealedReserveCents };
  const published = { publishedReserveCents: 15_000_000 };
  const accepted = await addWithBid(sealed, bidder);
  const declined = await addWithBid(sealed, bidder);
  const agreed = await addWithBid(published, bidder);
  const refused = await addWithBid(published, bidder);
  const all = [accepted, declined, agreed, refused];
  const [bank, visitor] = [await newVisitor(), await newVisitor()];
  await visitor.goto(`/properties/${agreed.slug}`);
  await Promise.all([signInAs(bank, seller, place), signInAs(rosa, bidder, place)]);
  await moveClockPastEnd(endsInMs);
  for (const auction of all) await expectUndecided(auction);
  await expect(panel(visitor).getByText('Not sold: reserve not met', { exact: true })).toBeVisible();
  await expect(panel(visitor).getByText('Sold for')).toHaveCount(0);
  await rosa.goto('/dashboard');
  await expect(decisions(rosa)).toHaveCount(0);

  await bank.goto('/dashboard');
  await expect(tasks(bank)).toContainText('Accept, decline, or counter the high bid of $100,000');
  await expect(rowOf(decisions(bank), accepted)).toContainText('High bid$100,000Your reserve$151,234');
  await expect(rowOf(decisions(bank), accepted).getByText(/^1d 23h \d\dm$/)).toBeVisible();
  await decide(rowOf(decisions(bank), accepted), 'Accept', 'Sell for $100,000');
  await expect(
    decisions(bank).getByText('You sold the home for $100,000, and we’re notifying the buyer'),
  ).toBeVisible();
  await expect(rowOf(decisions(bank), accepted)).toHaveCount(0);
  await decide(rowOf(decisions(bank), declined), 'Decline', 'Decline high bid');
  await expect(decisions(bank).getByText('You declined. The home was not sold')).toBeVisible();
  await expect(rowOf(decisions(bank), declined)).toHaveCount(0);
  await counter(rowOf(decisions(bank), agreed), '150,001');
  const amount = rowOf(decisions(bank), agreed).getByLabel('Your counteroffer');
  await expect(amount).toHaveAccessibleDescription(/above the high bid, up to your reserve/);
  await expect(amount).toHaveValue('150,001');
  await amount.fill('140,000');
  await rowOf(decisions(bank), agreed).getByRole('button', { name: 'Make counteroffer' }).click();
  await expect(rowOf(decisions(bank), agreed)).toContainText('Waiting for Bidder 1 to respond');
  await counter(rowOf(decisions(bank), refused), '150,000');
  await expect(rowOf(decisions(bank), refused)).toContainText('Waiting for Bidder 1 to respond');
  await expect(rowOf(decisions(bank), refused).getByRole('button')).toHaveCount(0);
  await expect(panel(visitor).getByText('The seller countered at $140,000')).toBeVisible();

  await rosa.goto('/dashboard/bids?show=won');
  await expect(rowOf(main(rosa), accepted)).toContainText('Won');
  await expect(rowOf(main(rosa), accepted)).toContainText('Sold for$100,000');
  await rosa.goto('/dashboard/bids?show=lost');
  await expect(rowOf(main(rosa), declined)).toContainText('High bid, not sold');
  await expect(rowOf(main(rosa), agreed)).toContainText('Counteroffer: respond');
  await rosa.goto('/dashboard');
  await expect(tasks(rosa)).toContainText('Respond to the seller’s counteroffer of $140,000');
  await expect(rowOf(decisions(rosa), agreed)).toContainText('Seller’s counteroffer$140,000');
  await decide(rowOf(decisions(rosa), agreed), 'Accept', 'Buy for $140,000');
  await expect(
    decisions(rosa).getByText('You bought the home for $140,000, and we’re notifying the seller'),
  ).toBeVisible();
  await decide(rowOf(decisions(rosa), refused), 'Decline', 'Decline counteroffer');
  await expect(decisions(rosa).getByText('You declined. The home was not sold')).toBeVisible();
  await rosa.goto('/dashboard/bids?show=won');
  await expect(rowOf(main(rosa), agreed)).toContainText('Won');
  await expect(rowOf(main(rosa), agreed)).toContainText('Sold for$140,000');
  await rosa.goto('/dashboard/bids?show=lost');
  await expect(rowOf(main(rosa), refused)).toContainText('High bid, not sold');

  await expect(panel(visitor).getByText('Sold to Bidder 1', { exact: true })).toBeVisible();
  await expect(panel(visitor).getByText('$140,000', { exact: true }).first()).toBeVisible();
  await expect(history(visitor)).toContainText('The high bidder accepted the counteroffer.');
  await visitor.goto(`/properties/${declined.slug}`);
  await expect(
    panel(visitor).getByText('The high bid was $100,000. The seller and the bidder didn’t agree on a price.'),
  ).toBeVisible();
  // The sealed reserve is public once the outcome is final, met or not.
  await expect(panel(visitor).getByText('Reserve $151,234 not met')).toBeVisible();
  await expect(history(visitor)).toContainText('The sealed reserve was $151,234.');
  await bank.reload();
  for (const home of all) await expect(rowOf(decisions(bank), home)).toHaveCount(0);
});

/** Adds an auction with one bid, so that its price stays at the starting bid. */
async function addWithBid(reserve: Partial<ShortTerms>, bidder: Bidder): Promise<ShortAuction> {
  const terms = { endsInMs, startingBidCents, extensionWindowMs: 1, ...reserve };
  const auction = await addAuction(place, terms);
  const answer = await sendBid(place, bidder, auction.auctionId, 11_000_000);
  expect(answer.status, await answer.text()).toBe(201);
  return auction;
}

/** The auction has ended below its reserve and waits for the seller's decision. */
async function expectUndecided({ auctionId }: ShortAuction): Promise<void> {
  const auction = await (await fetch(`${place.siteUrl}/api/auctions/${auctionId}`)).json();
  expect(auction).toMatchObject({ outcome: 'reserve-not-met', decideBy: expect.any(String) });
}

async function decide(row: Locator, choice: string, button: string): Promise<void> {
  await row.getByText(choice, { exact: true }).click();
  await row.getByRole('button', { name: button }).click();
}

async function counter(row: Locator, amount: string): Promise<void> {
  await row.getByText('Counter', { exact: true }).click();
  await row.getByLabel('Your counteroffer').fill(amount);
  await row.getByRole('button', { name: 'Make counteroffer' }).click();
}
