import type { Page } from '@playwright/test';
import { ledgerEntrySchema } from '@/lib/domain/auctions/state/facts';
import { bidListFault } from '@/lib/domain/auctions/verify/verify-bid-lists';
import { addAuction, createBidder, fetchLedger, sendBid } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { signInAs } from '../support/people';
import { place } from '../support/place';
import { expectSound } from '../support/sound';

const terms = { endsInMs: 20 * 60_000, startingBidCents: 20_000_000 };
const rowOf = (page: Page, address: string) => page.getByRole('listitem').filter({ hasText: address });

async function addressOf(page: Page, slug: string): Promise<string> {
  await page.goto(`/properties/${slug}`);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  return heading.split('\n')[0]?.split(',')[0] ?? heading;
}

test('a list bids on the first home, and on the second only after another bidder leads there', async ({
  page,
}) => {
  const [first, second] = [await addAuction(place, terms), await addAuction(place, terms)];
  const [ann, ben] = [await createBidder(place), await createBidder(place)];
  await signInAs(page, ann);
  const other = await addressOf(page, second.slug);
  const home = await addressOf(page, first.slug);

  await page.getByRole('link', { name: 'Bid on several homes to win one' }).click();
  await page.getByLabel('Maximum for all homes').fill('250,000');
  const partOf = (address: string) => page.getByRole('group', { name: new RegExp(`^${address}, `) });
  await partOf(home).getByLabel('Position on your list').selectOption('1');
  await page.getByRole('button', { name: 'Review the list' }).click();
  await expect(page.getByText('Choose at least two homes.')).toBeVisible();
  await partOf(other).getByLabel('Position on your list').selectOption('2');
  await expectSound(page);
  await page.getByRole('button', { name: 'Review the list' }).click();

  await expect(page.getByText(`${home}, up to $250,000`)).toBeVisible();
  await expect(page.getByText(`${other}, up to $250,000`)).toBeVisible();
  await page.getByRole('button', { name: 'Start the list' }).click();
  await expect(page.getByText('Check this box to start the list.').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /^I authorize the site to bid for me/ }).check();
  await expectSound(page);
  await page.getByRole('button', { name: 'Start the list' }).click();

  await expect(page.getByText('Your list is running')).toBeVisible();
  await expect(rowOf(page, home)).toContainText('Leading');
  await expect(rowOf(page, other)).toContainText('Next');
  const own = await sendBid(place, ann, second.auctionId, 25_000_000);
  expect([own.status, await own.json()]).toEqual([403, expect.objectContaining({ reason: 'on-bid-list' })]);

  expect((await sendBid(place, ben, first.auctionId, 26_000_000)).status).toBe(201);
  await expect(rowOf(page, home)).toContainText('Outbid');
  await expect(rowOf(page, other)).toContainText('Leading');
  await expectSound(page);
  const ledgers = await Promise.all(
    [first, second].map(async ({ auctionId }) =>
      (await fetchLedger(place, auctionId)).map((entry) => ledgerEntrySchema.parse(entry)),
    ),
  );
  const marks = ledgers.flat().flatMap(({ data }) => ('listCommitment' in data ? [data.listCommitment] : []));
  expect(marks).toHaveLength(2);
  expect(marks[0]).toBe(marks[1]);
  expect(bidListFault(ledgers)).toBeNull();

  await page.goto('/dashboard/bids');
  await expect(page.getByText(`Leading on ${other}, the last home on the list`)).toBeVisible();
  await page.getByRole('link', { name: 'Open the list' }).click();
  await page.getByText('Stop the list', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Stop the list' }).click();
  await expect(page.getByText('Your list has been stopped')).toBeVisible();
  await expect(rowOf(page, other)).toContainText('Your bid still counts');
});
