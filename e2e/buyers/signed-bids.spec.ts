import type { Page } from '@playwright/test';
import { verifyByDocs } from '@/lib/domain/auctions/verify/second-verifier/second-verifier.fixture';
import { addAuction, createBidder, fetchLedger } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { drawerOf, signInAs } from '../support/people';
import { place } from '../support/place';
import { runVerifier } from '../support/run-verifier';

const signedHere = 'Your bid was signed on this device.';
const newDevice = 'This is your first bid in this auction from this device.';
const receiptsOf = (auctionId: string) => `/dashboard/receipts/${auctionId}`;

/** Types the amount on this device, in the panel of the home's page, and goes on to its review. */
async function review(page: Page, slug: string, amount: string): Promise<void> {
  await page.goto(`/properties/${slug}`);
  const panel = page.getByRole('region', { name: 'Auction', exact: true });
  await panel.getByLabel(/maximum/).fill(amount);
  await panel.getByRole('button', { name: /^Review/ }).click();
}

async function bid(page: Page, slug: string, amount: string): Promise<void> {
  await review(page, slug, amount);
  await drawerOf(page)
    .getByRole('button', { name: `Place bid of $${amount}` })
    .click();
  await expect(drawerOf(page).getByText(`Your bid is in with a maximum of $${amount}`)).toBeVisible();
}

async function raise(page: Page, slug: string, amount: string): Promise<void> {
  await review(page, slug, amount);
  await drawerOf(page)
    .getByRole('button', { name: `Raise to $${amount}` })
    .click();
  await expect(drawerOf(page).getByText(`You raised your maximum to $${amount}`)).toBeVisible();
}

test('a bidder signs on one device, adds one with it and another by session, and bids without a key on a fourth', async ({
  page: laptop,
  newVisitor,
}) => {
  const { slug, auctionId } = await addAuction(place, { endsInMs: 1_200_000, startingBidCents: 20_000_000 });
  const bidder = await createBidder(place);
  const [phone, locked, tablet] = [await newVisitor(), await newVisitor(), await newVisitor()];
  await Promise.all([laptop, phone, locked, tablet].map((device) => signInAs(device, bidder)));
  await locked.addInitScript(() => {
    const { open } = indexedDB;
    indexedDB.open = (name, ...more) => {
      if (name === 'bid-keys') throw new DOMException('No storage', 'SecurityError');
      return open.call(indexedDB, name, ...more);
    };
  });

  await bid(laptop, slug, '210,000');
  await expect(drawerOf(laptop).getByText(signedHere)).toBeVisible();
  for (const _ of ['at first', 'after a reload']) {
    await review(phone, slug, '220,000');
    await expect(drawerOf(phone).getByText(newDevice)).toBeVisible();
  }
  await raise(phone, slug, '220,000');
  await expect(drawerOf(phone).getByText(signedHere)).toBeVisible();
  await raise(locked, slug, '230,000');
  await expect(drawerOf(locked).getByText(signedHere)).toHaveCount(0);
  await raise(laptop, slug, '240,000');

  await tablet.goto(receiptsOf(auctionId));
  await tablet.getByRole('button', { name: 'Show a code' }).click();
  const code = await tablet.getByRole('status', { name: 'This device’s code' }).innerText();
  await phone.goto(receiptsOf(auctionId));
  await expect(phone.getByText('It stays “added by session”')).toBeVisible();
  await laptop.goto(receiptsOf(auctionId));
  const field = laptop.getByLabel('The other device’s code');
  const add = laptop.getByRole('button', { name: 'Add device' });
  await field.fill('00000-00000-00000-00000');
  await add.click();
  await expect(laptop.getByText('No device is waiting with this code').first()).toBeVisible();
  await field.fill(code.toLowerCase());
  await add.click();
  await expect(laptop.getByText('Device added', { exact: true })).toBeVisible();
  await expect(tablet.getByText('An earlier device added this one.')).toBeVisible();
  await raise(tablet, slug, '250,000');

  await laptop.goto(`/auctions/${auctionId}/ledger`);
  const entries = laptop.getByRole('region', { name: 'The ledger in plain English' }).getByRole('listitem');
  const marked = (words: string) => entries.filter({ hasText: words });
  await expect(marked('Signed by this bidder’s key')).toHaveCount(2);
  await expect(
    marked('Signed by another device’s key, added with one of this bidder’s earlier keys'),
  ).toHaveCount(1);
  await expect(marked('Signed by another device’s key, added by session')).toHaveCount(1);
  await expect(marked('Not signed with the bidder’s key')).toHaveCount(1);
  await laptop.getByRole('button', { name: /^Verify every entry/ }).click();
  const result = laptop.getByRole('region', { name: 'Check it yourself' });
  await expect(result).toContainText('4 of 5 bids are signed with the bidder’s key.');
  await expect(result).toContainText('1 of them is signed with a key “added by session”');
  await expect(result).toContainText('1 bid isn’t signed');
});

test('a browser without Ed25519 signs with P-256, and browser, command line and a second verifier accept it', async ({
  page,
}) => {
  const { slug, auctionId } = await addAuction(place, { endsInMs: 1_200_000, startingBidCents: 20_000_000 });
  await page.addInitScript(() => {
    const { generateKey } = SubtleCrypto.prototype;
    Object.defineProperty(SubtleCrypto.prototype, 'generateKey', {
      value(...asked: Parameters<typeof generateKey>) {
        const isMissing = JSON.stringify(asked[0]).includes('Ed25519');
        const fault = new DOMException('Unrecognized name.', 'NotSupportedError');
        return isMissing ? Promise.reject(fault) : Reflect.apply(generateKey, this, asked);
      },
    });
  });
  await signInAs(page, await createBidder(place));
  await bid(page, slug, '210,000');
  await expect(drawerOf(page).getByText(signedHere)).toBeVisible();
  await raise(page, slug, '220,000');

  const ledger = `/auctions/${auctionId}/ledger`;
  const entries = await fetchLedger(place, auctionId);
  expect(JSON.stringify(entries).match(/"key":"p256:/g)).toHaveLength(2);
  expect(verifyByDocs(entries).ok).toBe(true);
  expect(await runVerifier(`${place.siteUrl}/api${ledger}`)).toContain('Not signed: 0.');
  await page.goto(ledger);
  await page.getByRole('button', { name: /^Verify every entry/ }).click();
  const result = page.getByRole('region', { name: 'Check it yourself' });
  await expect(result).toContainText('2 of 2 bids are signed with the bidder’s key.');
});
