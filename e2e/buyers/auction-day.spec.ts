import { addAuction, createBidder, sendBid } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { drawerOf, signInAs } from '../support/people';
import { place } from '../support/place';
import { expectSound } from '../support/sound';

test('a bidder sees every lot of the day with their position, maximum and exposure, and bids from there', async ({
  page,
}) => {
  const terms = { endsInMs: 30 * 60_000, startingBidCents: 20_000_000 };
  const [led, lost] = [await addAuction(place, terms), await addAuction(place, terms)];
  const [ann, ben] = [await createBidder(place), await createBidder(place)];
  await signInAs(page, ann);
  await page.goto('/dashboard/bids');
  await page.getByRole('link', { name: 'Auction day' }).click();
  await expect(page.getByText('None of the auctions you follow end on this day')).toBeVisible();
  await expectSound(page);

  for (const { auctionId } of [led, lost])
    expect((await sendBid(place, ann, auctionId, 25_000_000)).status).toBe(201);
  await page.reload();
  const rows = page.getByRole('region', { name: 'Lots by end' }).getByRole('listitem');
  const lotOf = (slug: string) => rows.filter({ has: page.locator(`a[href^="/properties/${slug}"]`) });
  await expect(rows).toHaveCount(2);
  for (const { slug } of [led, lost]) {
    await expect(lotOf(slug)).toContainText('Leading');
    await expect(lotOf(slug)).toContainText('$250,000');
  }
  await expect(page.getByText(/^\$500,000 of your \$[\d,]+ bid limit$/)).toBeVisible();

  expect((await sendBid(place, ben, lost.auctionId, 26_000_000)).status).toBe(201);
  await expect(lotOf(lost.slug)).toContainText('Outbid');
  await expect(page.getByText(/^\$250,000 of your \$[\d,]+ bid limit$/)).toBeVisible();
  await expectSound(page);

  const links = page.locator('[data-lot-link]');
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(links.first()).toBeFocused();

  await lotOf(lost.slug)
    .getByRole('link', { name: /^Bid \$/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/properties/${lost.slug}`));
  await page.getByRole('button', { name: 'Review bid' }).first().click();
  await expect(drawerOf(page)).toBeVisible();
});
