import type { Page } from '@playwright/test';
import { addAuction, createBidder, openSession, sendBid } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { signInAs, staff } from '../support/people';
import { clockSite, place } from '../support/place';
import { buildHome } from '../support/publishing';
import { heading } from '../support/selling';
import { expectSound } from '../support/sound';

const flowOf = (draftId: string): string => `/dashboard/admin/listings/${draftId}?flow=1`;
const templateTitle = 'Photo shows people';

/** Adds a reason template unless an earlier run of the story has. */
async function addTemplate(ada: Page, text: string): Promise<void> {
  await ada.goto('/dashboard/admin/reasons');
  const form = ada.getByRole('region', { name: 'New template' });
  await form.getByLabel('Use for').selectOption('Returning a submission');
  await form.getByLabel('Title').fill(templateTitle);
  await form.getByLabel('Text').fill(text);
  await form.getByRole('button', { name: 'Add template' }).click();
  await expect(ada.getByText('Template saved')).toBeVisible();
  await expectSound(ada);
}

test('staff claim a submission, review one by one by keyboard, and return one with a template', async ({
  page: ada,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  const [returned, approved] = [await buildHome('in-review'), await buildHome('in-review')];
  await signInAs(ada, staff);
  const text = `Please replace the photo of ${returned.street}: it shows people.`;
  await addTemplate(ada, text);

  await ada.goto('/dashboard/admin');
  await expect(heading(ada, 'Staff desk')).toBeVisible();
  const row = ada
    .getByRole('region', { name: /^Reviews/ })
    .getByRole('listitem')
    .filter({ hasText: returned.street });
  await row.getByRole('button', { name: /^Claim/ }).click();
  await expect(row.getByText('Claimed by you')).toBeVisible();
  await expectSound(ada);

  await ada.goto(flowOf(returned.draftId));
  await expect(heading(ada, returned.street)).toBeVisible();
  await expect(ada.getByRole('heading', { name: 'Red flags' })).toBeVisible();
  await expect(ada.getByRole('checkbox', { name: 'Single-key shortcuts' })).toBeChecked();
  await expectSound(ada);
  await ada.keyboard.press('r');
  const reason = ada.getByLabel('What should the seller change?');
  await expect(reason).toBeFocused();
  await ada.getByRole('link', { name: templateTitle }).first().press('Enter');
  await expect(reason).toHaveValue(text);
  await ada.getByRole('button', { name: 'Request changes' }).press('Enter');
  await expect(ada.getByText('We’re notifying the seller')).toBeVisible();

  await ada.goto(flowOf(approved.draftId));
  await expect(heading(ada, approved.street)).toBeVisible();
  await expect(ada.getByRole('checkbox', { name: 'Single-key shortcuts' })).toBeChecked();
  await ada.keyboard.press('c');
  await expect(ada.getByRole('button', { name: 'Claim for review' })).toBeFocused();
  await ada.keyboard.press('Enter');
  await expect(ada.getByRole('button', { name: 'Release' })).toBeVisible();
  await expect(ada).toHaveURL(/\?flow=1$/);
  await ada.keyboard.press('a');
  await expect(ada.getByRole('button', { name: 'Approve and publish' })).toBeFocused();
  await ada.keyboard.press('Enter');
  await expect(ada.getByText('We’re notifying the seller')).toBeVisible();

  const visitor = await newVisitor();
  await expect(async () => {
    await visitor.goto(`/search?${new URLSearchParams({ q: approved.street })}`);
    await expect(visitor.getByRole('article').filter({ hasText: approved.street })).toHaveCount(1, {
      timeout: 1_000,
    });
  }).toPass();

  const table = '/api/staff/metrics.csv';
  expect(await (await ada.request.get(table)).text()).toMatch(/^\uFEFFweek,listings,auctions/);
  expect((await visitor.request.get(table)).status()).toBe(401);
});

test('the review works without JavaScript', async ({ newVisitor }) => {
  const home = await buildHome('in-review');
  const ada = await newVisitor({ javaScriptEnabled: false });
  const cookie = await openSession(place, staff);
  await ada.context().addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return { name, value, url: place.siteUrl };
    }),
  );
  await ada.goto(flowOf(home.draftId));
  await expect(ada.getByRole('link', { name: 'Write note…' })).toBeVisible();
  await ada.getByLabel('What should the seller change?').fill('Please add a photo of the roof.');
  await ada.getByRole('button', { name: 'Request changes' }).click();
  await expect(ada.getByText('We’re notifying the seller')).toBeVisible();
});

test('staff stop all auctions for a public reason, and lift the stop', { tag: '@clock' }, async ({
  page: ada,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  const reason = 'Our network provider is repairing a fault.';
  const [{ slug, auctionId }, rosa] = await Promise.all([
    addAuction(clockSite, { endsInMs: 3_600_000, startingBidCents: 20_000_000 }),
    createBidder(clockSite),
  ]);
  await signInAs(ada, staff, clockSite);
  await ada.goto('/dashboard/admin/stop');
  await ada.getByLabel('Public reason').fill(reason);
  await ada.getByLabel('To confirm, type').fill('stop');
  await ada.getByRole('button', { name: 'Stop all auctions' }).click();
  await expect(ada.getByText('To confirm, type the words exactly as shown')).toBeVisible();
  await expect(ada.getByLabel('Public reason')).toHaveValue(reason);
  await expectSound(ada);
  await ada.getByLabel('To confirm, type').fill('STOP ALL AUCTIONS');
  await ada.getByRole('button', { name: 'Stop all auctions' }).click();
  await expect(ada.getByText('An emergency stop is in effect')).toBeVisible();

  const visitor = await newVisitor();
  await expect(async () => {
    await visitor.goto(`/properties/${slug}`);
    await expect(visitor.getByText(`Why it’s paused: ${reason}`).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectSound(visitor);
  expect((await sendBid(clockSite, rosa, auctionId, 21_000_000)).status).toBe(409);

  await ada.getByLabel('Why are you lifting the stop?').fill('The fault is repaired.');
  await ada.getByRole('button', { name: 'Lift the stop' }).click();
  await expect(ada.getByText('Auctions will resume within a minute')).toBeVisible();
  await expect(async () => {
    await ada.goto('/dashboard/admin/stop');
    await expect(ada.getByText('Bidding is on')).toBeVisible({ timeout: 500 });
  }).toPass();
  expect((await sendBid(clockSite, rosa, auctionId, 21_000_000)).status).toBe(201);
  await ada.goto('/dashboard/admin/audit?what=auctions-stopped');
  await expect(ada.getByText(reason).first()).toBeVisible();
});
