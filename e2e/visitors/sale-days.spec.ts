import { randomInt } from 'node:crypto';
import { addAuction, createBidder, sendBid } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { moveClock, moveClockPastEnd } from '../support/move-clock';
import { clockSite } from '../support/place';
import { expectSound } from '../support/sound';

const hourMs = 3_600_000;
/** Both of two ends this far apart are on one New York day, whenever the story runs. */
const untilTomorrowNoon = (now: Date): number => {
  const day = new Date(now.getTime() + 24 * hourMs).toISOString().slice(0, 10);
  return Date.parse(`${day}T17:00:00Z`) - now.getTime();
};

test('the sale day of a seller shows each lot’s bids and result as they happen', { tag: '@clock' }, async ({
  page,
}) => {
  const number = randomInt(1_000_000);
  const seller = { id: `sale-seller-${number}`, name: `Elm ${number} Savings` };
  const firstMs = untilTomorrowNoon(await moveClock(1));
  const terms = { extensionWindowMs: 1, startingBidCents: 20_000_000, seller };
  const first = await addAuction(clockSite, { ...terms, endsInMs: firstMs });
  const second = await addAuction(clockSite, {
    ...terms,
    endsInMs: firstMs + hourMs,
    startingBidCents: 30_000_000,
    sealedReserveCents: 90_000_000,
  });
  const [ann, ben] = [await createBidder(clockSite), await createBidder(clockSite)];

  await page.goto(`${clockSite.siteUrl}/properties/${second.slug}`);
  await page
    .getByRole('link', { name: new RegExp(`^Part of ${seller.name}’s sale on .*: 2 homes$`) })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${seller.name}: sale on `));
  const rows = page.getByRole('region', { name: 'Lots' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('Lot 1');
  await expect(page.getByText('2 open for bidding')).toBeVisible();
  await expect(page.getByText(/^Next: lot 1 ends in/)).toBeVisible();
  await expectSound(page);

  await page.getByLabel('Minimum price').fill('300000');
  await page.getByRole('button', { name: 'Show lots' }).click();
  await expect(page).toHaveURL(/\?min=300000$/);
  await expect(rows).toHaveCount(1);
  await expect(rows.nth(0)).toContainText('Lot 2');
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(rows).toHaveCount(2);

  expect((await sendBid(clockSite, ann, second.auctionId, 31_000_000)).status).toBe(201);
  await expect(rows.nth(1)).toContainText('1 bid');
  expect((await sendBid(clockSite, ben, first.auctionId, 25_000_000)).status).toBe(201);
  await moveClockPastEnd(firstMs);
  await expect(rows.nth(0)).toContainText('Sold');
  await expect(page.getByText('1 open for bidding · 1 ended · 1 sold')).toBeVisible();
  await expect(page.getByText(/^Next: lot 2 ends in/)).toBeVisible();
  await moveClock(hourMs);
  await expect(rows.nth(1)).toContainText('Decision pending');
  await expect(rows.nth(1)).toContainText('Reserve not met');
  await expect(page.getByText('2 ended · 1 sold')).toBeVisible();
  await page.reload();
  await expect(rows.nth(0)).toContainText('Sold');
  await expectSound(page);

  const calendar = await page.request.get(
    (await page.getByRole('link', { name: 'Add to calendar (.ics)' }).getAttribute('href')) ?? '',
  );
  expect(await calendar.text()).toContain(`SUMMARY:${seller.name} sale: 2 homes`);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(new URL(image ?? '').pathname)).headers()['content-type']).toBe(
    'image/jpeg',
  );
});
