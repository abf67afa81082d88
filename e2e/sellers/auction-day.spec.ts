import { addAuction, aPerson, createAccount, createBidder, sendBid } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { signInAs } from '../support/people';
import { place } from '../support/place';
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
