import type { Locator, Page } from '@playwright/test';
import {
  addAuction,
  type Bidder,
  createBidder,
  type ShortAuction,
  type ShortTerms,
  sendBid,
} from './bidders';
import { expect, test } from './fixtures';
import { moveClockPastEnd } from './move-clock';
import { signInAs } from './people';
import { clockSite as place } from './place';

/** Whose homes the short auctions sell. */
const seller = { email: 'seller@example.com', password: 'list-and-sell-1' };
const endsInMs = 3_600_000;
const startingBidCents = 20_000_000;

const decisions = (page: Page) => page.getByRole('region', { name: 'Waiting for your decision' });
const over = (page: Page) => page.getByRole('region', { name: 'Over', exact: true });
const rowOf = (list: Locator, { slug }: ShortAuction) =>
  list.getByRole('listitem').filter({ has: list.page().locator(`a[href="/properties/${slug}"]`) });
const panel = (page: Page) => page.getByRole('region', { name: 'Auction', exact: true });
const history = (page: Page) => page.getByRole('region', { name: 'History of the auction' });

test('the seller accepts one high bid below a sealed reserve and declines another; the buyer and the public see both', {
  tag: '@clock',
}, async ({ page: rosa, newVisitor }) => {
  const bidder = await createBidder(place);
  const terms = { endsInMs, startingBidCents, sealedReserveCents: 30_000_000 };
  const [sold, kept] = [await addWithBid(terms, bidder), await addWithBid(terms, bidder)];
  const [bank, visitor] = [await newVisitor(), await newVisitor()];
  await visitor.goto(`/properties/${sold.slug}`);
  await Promise.all([signInAs(bank, seller, place), signInAs(rosa, bidder, place)]);
  await moveClockPastEnd(endsInMs);
  for (const auction of [sold, kept]) await expectUndecided(auction);
  await expect(panel(visitor).getByText('Reserve not met: not sold')).toBeVisible();

  await bank.goto('/dashboard');
  await expect(rowOf(decisions(bank), sold)).toContainText('High bid$200,000Your reserve$300,000');
  await expect(rowOf(decisions(bank), sold).getByText(/^1d 23h \d\dm$/)).toBeVisible();
  await decide(rowOf(decisions(bank), sold), 'Accept', 'Sell for $200,000');
  await expect(decisions(bank).getByText('The home is sold for $200,000; the buyer is told')).toBeVisible();
  await expect(rowOf(decisions(bank), sold)).toHaveCount(0);
  await decide(rowOf(decisions(bank), kept), 'Decline', 'Decline the high bid');
  await expect(decisions(bank).getByText('You declined. Nothing was sold')).toBeVisible();
  await expect(rowOf(decisions(bank), kept)).toHaveCount(0);

  await expect(panel(visitor).getByText('Sold to Bidder 1', { exact: true })).toBeVisible();
  await expect(panel(visitor).getByText('$200,000', { exact: true }).first()).toBeVisible();
  await expect(history(visitor)).toContainText('The seller accepted the high bid.');
  await visitor.goto(`/properties/${kept.slug}`);
  await expect(
    panel(visitor).getByText('The highest bid was $200,000; seller and bidder did not agree.'),
  ).toBeVisible();
  await expect(visitor.getByText('$300,000')).toHaveCount(0);

  await rosa.goto('/dashboard');
  await expect(rowOf(over(rosa), sold)).toContainText('Won');
  await expect(rowOf(over(rosa), sold)).toContainText('Sold for$200,000');
  await expect(rowOf(over(rosa), kept)).toContainText('Highest bid, not sold');
});

test('the seller makes one counteroffer within the reserve; one buyer accepts, another does not, and all see the result', {
  tag: ['@clock', '@store'],
}, async ({ page: rosa, newVisitor }) => {
  const bidder = await createBidder(place);
  const terms = { endsInMs, startingBidCents, publishedReserveCents: 30_000_000 };
  const [sold, kept] = [await addWithBid(terms, bidder), await addWithBid(terms, bidder)];
  const [bank, visitor] = [await newVisitor(), await newVisitor()];
  await visitor.goto(`/properties/${sold.slug}`);
  await Promise.all([signInAs(bank, seller, place), signInAs(rosa, bidder, place)]);
  await moveClockPastEnd(endsInMs);
  for (const auction of [sold, kept]) await expectUndecided(auction);
  await rosa.goto('/dashboard');
  await expect(decisions(rosa)).toHaveCount(0);

  await bank.goto('/dashboard');
  await counter(rowOf(decisions(bank), sold), '300,001');
  const amount = rowOf(decisions(bank), sold).getByLabel('Your counter-offer');
  await expect(amount).toHaveAccessibleDescription(/above the high bid, up to your reserve/);
  await expect(amount).toHaveValue('300,001');
  await amount.fill('280,000');
  await rowOf(decisions(bank), sold).getByRole('button', { name: 'Make this counter-offer' }).click();
  await expect(rowOf(decisions(bank), sold)).toContainText('Now Bidder 1 has the word');
  await counter(rowOf(decisions(bank), kept), '300,000');
  await expect(rowOf(decisions(bank), kept)).toContainText('Now Bidder 1 has the word');
  await expect(rowOf(decisions(bank), kept).getByRole('button')).toHaveCount(0);
  await expect(panel(visitor).getByText('The seller asked for $280,000')).toBeVisible();

  await rosa.reload();
  await expect(rowOf(over(rosa), sold)).toContainText('Counter-offer waiting for your answer');
  await expect(rowOf(decisions(rosa), sold)).toContainText('The seller asks$280,000');
  await decide(rowOf(decisions(rosa), sold), 'Accept', 'Buy for $280,000');
  await expect(
    decisions(rosa).getByText('You bought the home for $280,000; the seller is told'),
  ).toBeVisible();
  await decide(rowOf(decisions(rosa), kept), 'Decline', 'Decline the counter-offer');
  await expect(decisions(rosa).getByText('You declined. Nothing was sold')).toBeVisible();
  await expect(rowOf(over(rosa), sold)).toContainText('Won');
  await expect(rowOf(over(rosa), sold)).toContainText('Sold for$280,000');
  await expect(rowOf(over(rosa), kept)).toContainText('Highest bid, not sold');

  await expect(panel(visitor).getByText('Sold to Bidder 1', { exact: true })).toBeVisible();
  await expect(panel(visitor).getByText('$280,000', { exact: true }).first()).toBeVisible();
  await expect(history(visitor)).toContainText('The high bidder accepted the counter-offer.');
  await visitor.goto(`/properties/${kept.slug}`);
  await expect(panel(visitor).getByText('Reserve not met: not sold')).toBeVisible();
  await expect(history(visitor)).toContainText('The high bidder declined the counter-offer.');
  await bank.reload();
  for (const home of [sold, kept]) await expect(rowOf(decisions(bank), home)).toHaveCount(0);
});

/** An auction that has one bid: its price stays at the starting bid. */
async function addWithBid(terms: ShortTerms, bidder: Bidder): Promise<ShortAuction> {
  const auction = await addAuction(place, { ...terms, extensionWindowMs: 1 });
  const answer = await sendBid(place, bidder, auction.auctionId, 25_000_000);
  expect(answer.status, await answer.text()).toBe(201);
  return auction;
}

/** Its end is recorded, and the decision is the seller's. */
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
  await row.getByLabel('Your counter-offer').fill(amount);
  await row.getByRole('button', { name: 'Make this counter-offer' }).click();
}
