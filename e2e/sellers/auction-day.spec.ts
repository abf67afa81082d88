import { digestWindowMs } from '@/lib/domain/notifications/digest';
import { addAuction, aPerson, createAccount, createBidder, sendBid } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { moveClock, moveClockPastEnd } from '../support/move-clock';
import { signInAs } from '../support/people';
import { clockSite, place } from '../support/place';
import { foundOrganization } from '../support/selling';
import { expectSound } from '../support/sound';

test('a member watches the lots of the day: bids, reserve, sums and alerts, by keyboard', async ({
  page,
  newVisitor,
  allowError,
}) => {
  allowError(/404/);
  const owner = aPerson('Odile Hartwick');
  await createAccount(place, owner);
  await signInAs(page, owner);
  const organization = await foundOrganization(page, `Hartwick Loans ${Date.now()}`);
  const id = organization.split('/').at(-1) ?? '';
  await page.getByRole('link', { name: 'Auction day' }).click();
  await expect(page.getByText('No lots end on this day')).toBeVisible();
  await expectSound(page);

  const seller = { id, name: 'Hartwick Loans' };
  const terms = { startingBidCents: 20_000_000, seller };
  const first = await addAuction(place, { ...terms, endsInMs: 20 * 60_000, sealedReserveCents: 21_000_000 });
  const second = await addAuction(place, { ...terms, endsInMs: 40 * 60_000 });
  const bidder = await createBidder(place);
  await page.reload();
  const rows = page.getByRole('region', { name: 'Lots by end' }).getByRole('listitem');
  const lotOf = (slug: string) => rows.filter({ has: page.locator(`a[href="/properties/${slug}"]`) });
  await expect(lotOf(first.slug)).toContainText('$210,000 · not met');
  await expect(lotOf(first.slug)).toContainText('No bids yet; ends within an hour');
  await expect(page.getByText('Needs attention')).toBeVisible();

  expect((await sendBid(place, bidder, first.auctionId, 20_500_000)).status).toBe(201);
  await expect(lotOf(first.slug)).toContainText('1 bid · 1 bidder');
  await expect(lotOf(first.slug)).toContainText('Within 5% of the reserve');
  await expect(page.getByRole('status').filter({ hasText: ': $200,000, 1 bid' })).toBeAttached();
  await expect(page.getByText('Total of current bids').locator('..')).toContainText('$200,000');
  await expect(page.getByRole('main')).not.toContainText('$205,000');
  await expectSound(page);

  const links = rows.getByRole('link');
  await links.first().focus();
  await page.keyboard.press('j');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/properties/(${first.slug}|${second.slug})$`));

  const other = await newVisitor();
  const stranger = aPerson('Stan Wexler');
  await createAccount(place, stranger);
  await signInAs(other, stranger);
  expect((await other.goto(`${organization}/auction-day`))?.status()).toBe(404);
});

test('after its lots end, a member reads one email with all results and opens each home from it', {
  tag: '@clock',
}, async ({ page }) => {
  const owner = aPerson('Orla Pennock');
  await createAccount(clockSite, owner);
  await signInAs(page, owner, clockSite);
  const organization = await foundOrganization(page, `Pennock Loans ${Date.now()}`);
  const seller = { id: organization.split('/').at(-1) ?? '', name: 'Pennock Loans' };
  const terms = { startingBidCents: 10_000_000, extensionWindowMs: 1, endsInMs: 3_600_000, seller };
  const sold = await addAuction(clockSite, terms);
  const undecided = await addAuction(clockSite, { ...terms, sealedReserveCents: 15_000_000 });
  const quiet = await addAuction(clockSite, terms);
  const bidder = await createBidder(clockSite);
  for (const { auctionId } of [sold, undecided])
    expect((await sendBid(clockSite, bidder, auctionId, 12_000_000)).status).toBe(201);

  await moveClockPastEnd(terms.endsInMs);
  const mails = page.getByRole('article').filter({ hasText: owner.email });
  const result = mails.filter({ hasText: 'auctions ended' });
  await page.goto('/dev/mail');
  await expect(mails).toHaveCount(0);
  await moveClock(digestWindowMs);
  await expect(async () => {
    await page.goto('/dev/mail');
    await expect(result).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expect(mails).toHaveCount(1);
  await expect(result.getByRole('heading')).toHaveText(
    '3 auctions ended: 1 sold, 1 below the reserve, 1 without bids',
  );
  await expect(result.getByText('Sold, $100,000')).toBeVisible();
  await expect(result.getByText(/Respond to the high bid, \$100,000, by /)).toBeVisible();
  await result.getByRole('link', { name: `a-${sold.auctionId}` }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/sales/a-${sold.auctionId}$`));
  await expectSound(page);
  await page.goto('/dashboard/notifications');
  const entry = page.getByRole('article', { name: /^3 auctions ended: / });
  await expect(entry).toHaveCount(1);
  await page.goto('/dashboard');
  const decisions = page.getByRole('region', { name: 'Waiting for your decision' });
  await expect(decisions.locator(`a[href="/properties/${undecided.slug}"]`)).toHaveCount(1);
  await expect(decisions.locator(`a[href="/properties/${quiet.slug}"]`)).toHaveCount(0);
});
