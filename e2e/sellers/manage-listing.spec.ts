import type { Page } from '@playwright/test';
import { toEasternTime } from '@/lib/domain/shared/eastern-time';
import { createBidder, sendBid } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { signInAs, staff } from '../support/people';
import { place } from '../support/place';
import { approve, buildHome, openReview } from '../support/publishing';
import { changeStep, heading, saveAndContinue } from '../support/selling';
import { expectSound } from '../support/sound';

const dayMs = 24 * 3_600_000;
const panel = (page: Page) => page.getByRole('region', { name: 'Auction', exact: true });
/** Auction times that start at noon in so many days and end a week later. */
const inDays = (days: number) => {
  const { date } = toEasternTime(Date.now() + days * dayMs);
  const end = toEasternTime(Date.now() + (days + 7) * dayMs).date;
  return { startDate: date, startTime: '12:00', endDate: end, endTime: '12:00' };
};

test('a seller who corrects a listing with a bid confirms a warning; after review the risk report shows the old and new facts', async ({
  page: olive,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  const [home, rosa] = await Promise.all([
    buildHome('published', { startsInMs: -60_000, endsInMs: 7 * dayMs }),
    createBidder(place),
  ]);
  const answer = await sendBid(place, rosa, `${home.draftId}-1`, 20_000_000);
  expect(answer.status, await answer.text()).toBe(201);
  const [ada, visitor] = [await newVisitor(), await newVisitor()];
  await Promise.all([signInAs(olive, home.owner), signInAs(ada, staff)]);

  const passport = visitor.getByRole('region', { name: 'Risk report', exact: true });
  const row = (topic: string) => passport.locator(`#risk-${topic}`);
  await visitor.goto(home.path);
  await expect(passport).toContainText('No known red flags · 1 unknown');
  await expect(visitor.getByRole('link', { name: 'Violations: unknown' })).toBeVisible();
  await expect(row('occupancy')).toContainText('Interior inspection for the seller, as of Nov 10, 2026');
  await expect(row('occupancy')).not.toContainText('Changed');
  await expect(row('violations')).toContainText('No information provided');
  await row('violations').getByText('What this could cost you').click();
  await expect(row('violations').getByRole('link', { name: /§ 1307$/ })).toBeVisible();

  await olive.goto(home.manage);
  await expect(olive.getByRole('main').getByText('Bids', { exact: true }).locator('..')).toHaveText(
    /^Bids\s*1$/,
  );
  await olive.getByRole('button', { name: 'Edit listing' }).click();
  await expect(heading(olive, 'Preview and submit')).toBeVisible();
  await olive.goto(`${home.manage}/facts`);
  await changeStep(olive, 'facts', {
    occupancy: 'Tenant',
    possession: 'SubjectToOccupants',
    occupancySource: 'Visit of November',
    occupancyAsOf: '2026-11-20',
    violations: 'none',
    violationsSource: 'Search of the city',
    violationsAsOf: '2026-11-19',
  });
  await saveAndContinue(olive);
  await expect(heading(olive, 'Photos')).toBeVisible();
  await olive.goto(`${home.manage}/sale`);
  await changeStep(olive, 'sale', inDays(14));
  await saveAndContinue(olive);
  await expect(heading(olive, 'Preview and submit')).toBeVisible();
  await expect(olive.getByText('This change ends the auction, and we’ll announce a new one')).toBeVisible();
  await olive.getByRole('button', { name: 'Submit changes for review' }).click();
  await expect(olive.getByRole('alert').filter({ hasText: 'The auction has bids' })).toBeVisible();
  await expectSound(olive);
  await olive
    .getByLabel('I understand that this change ends the auction and that 1 bid will be lost.')
    .check();
  await olive.getByRole('button', { name: 'Submit changes for review' }).click();
  await expect(olive.getByText('Your change is with our reviewers')).toBeVisible();

  await openReview(ada, home.street);
  await expect(
    ada.getByText('Approving this change ends the current auction and announces a new one'),
  ).toBeVisible();
  await expect(ada.getByText(/^\d+ changes? since the listing was published$/)).toBeVisible();
  await approve(ada);

  await expect(async () => {
    await visitor.goto(home.path);
    await expect(row('occupancy')).toContainText('Tenant-occupied', { timeout: 1_000 });
  }).toPass();
  await expect(panel(visitor).getByText('Starting bid').filter({ visible: true })).toHaveCount(1);
  await expect(row('occupancy')).toContainText('Visit of November, as of Nov 20, 2026');
  await expect(row('occupancy').getByText(/^Changed \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(row('occupancy').getByText('Before:')).toContainText('Vacant');
  await expect(row('occupancy').getByText('Now:')).toContainText('Tenant-occupied');
  await expect(row('violations').getByText('Before:')).toContainText('Unknown');
  await expect(row('violations')).toContainText('Search of the city, as of Nov 19, 2026');
  await expect(passport).toContainText('1 red flag · 2 unknown');
  await expect(row('occupancy')).toContainText('Tenants stay after closing');
  await expect(row('tenants').getByText('What this could cost you')).toBeVisible();
});

test('a seller reviews a lower reserve, must review it again after a bid, and then lowers it', async ({
  page: olive,
}) => {
  test.setTimeout(90_000);
  const [home, rosa] = await Promise.all([
    buildHome('published', { startsInMs: -60_000, endsInMs: 7 * dayMs }),
    createBidder(place),
  ]);
  await signInAs(olive, home.owner);
  await olive.goto(home.manage);
  await olive.getByText('Lower the reserve', { exact: true }).first().click();
  await olive.getByLabel('New reserve').fill('9,000,000');
  await olive.getByRole('button', { name: 'Review new reserve' }).click();
  await expect(olive.getByRole('alert').first()).toBeVisible();
  await expect(olive.getByLabel('New reserve')).toHaveValue('9,000,000');
  await olive.getByLabel('New reserve').fill('$250,000');
  await olive.getByRole('button', { name: 'Review new reserve' }).click();
  await expect(heading(olive, 'Review the new reserve')).toBeVisible();
  await expect(olive.getByText('The first bid of $250,000 or more meets the new reserve.')).toBeVisible();
  await expect(olive.getByText('After this, you can’t raise the reserve or lower it again')).toBeVisible();
  await expectSound(olive);

  const answer = await sendBid(place, rosa, `${home.draftId}-1`, 20_000_000);
  expect(answer.status, await answer.text()).toBe(201);
  await olive.getByRole('button', { name: 'Lower reserve to $250,000' }).click();
  await expect(olive.getByText('The auction has changed since your review')).toBeVisible();
  await expect(olive.getByText('No visible bid meets the new reserve yet.')).toBeVisible();
  await expectSound(olive);
  await olive.getByRole('link', { name: 'Change the amount' }).click();
  await expect(olive.getByLabel('New reserve')).toHaveValue('250,000');
  await olive.getByRole('button', { name: 'Review new reserve' }).click();
  await olive.getByRole('button', { name: 'Lower reserve to $250,000' }).click();
  await expect(olive.getByText('Reserve lowered')).toBeVisible();
});

test('a seller edits a figure at once, reschedules the auction, lowers its reserve, cancels it, withdraws the home and lists it again', async ({
  page: olive,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  const home = await buildHome('published');
  await signInAs(olive, home.owner);
  await olive.goto(home.manage);
  await olive.getByRole('button', { name: 'Edit listing' }).click();
  await expect(heading(olive, 'Preview and submit')).toBeVisible();
  await olive.goto(`${home.manage}/property`);
  await changeStep(olive, 'property', { taxAnnualAmount: '4,990' });
  await saveAndContinue(olive);
  await expect(heading(olive, 'Condition, occupancy, title, and deed')).toBeVisible();
  await olive.goto(`${home.manage}/preview`);
  await expect(olive.getByRole('region', { name: 'Your changes' })).toContainText(
    'Annual property taxes$4,310$4,990',
  );
  await olive.getByRole('button', { name: 'Publish changes' }).click();
  await expect(olive.getByText('Changes published. We’re notifying followers of the home')).toBeVisible();

  await olive.goto(home.manage);
  await olive.getByText('Reschedule the auction', { exact: true }).click();
  await olive.getByLabel('Opening date').fill('2026-01-02');
  await olive.getByRole('button', { name: 'Reschedule auction' }).click();
  await expect(olive.getByRole('alert').filter({ hasText: 'at least 24 hours from now' })).toBeVisible();
  await expect(olive.getByLabel('Opening date')).toHaveValue('2026-01-02');
  await expectSound(olive);
  for (const [name, value] of Object.entries(inDays(20))) await olive.locator(`#${name}`).fill(value);
  await olive.getByRole('button', { name: 'Reschedule auction' }).click();
  await expect(olive.getByText('Auction rescheduled')).toBeVisible();

  await olive.getByText('Lower the reserve', { exact: true }).first().click();
  await olive.getByLabel('New reserve').fill('$300,000');
  await olive.getByRole('button', { name: 'Review new reserve' }).click();
  await expect(heading(olive, 'Review the new reserve')).toBeVisible();
  await olive.getByRole('button', { name: 'Lower reserve to $300,000' }).click();
  await expect(olive.getByText('Reserve lowered')).toBeVisible();
  await expect(olive.getByText('Lower the reserve', { exact: true })).toHaveCount(0);
  const visitor = await newVisitor();
  await expect(async () => {
    const counted = visitor.waitForResponse((each) => each.url().includes('/api/views/'));
    await visitor.goto(home.path);
    await expect(panel(visitor).getByText('$300,000').first()).toBeVisible({ timeout: 1_000 });
    expect((await counted).ok()).toBe(true);
  }).toPass();
  await visitor.getByText(/items? without a red flag$/).click();
  await expect(visitor.getByText('$4,990').first()).toBeVisible();
  await expect(visitor.getByText('Updated', { exact: true })).toBeVisible();

  await expect(olive.getByText('Take the home off the market')).toHaveCount(0);
  await olive.getByText('Cancel the auction', { exact: true }).first().click();
  await olive.getByLabel('Reason').selectOption('casualty');
  await olive.getByLabel('What happened?').fill('A tree fell on the roof.');
  await olive.getByRole('button', { name: 'Cancel auction' }).click();
  await expect(olive.getByText('Auction canceled. We’re notifying its bidders')).toBeVisible();
  await olive.getByText('Take the home off the market', { exact: true }).first().click();
  await olive.getByLabel('Why are you taking the home off the market?').fill('It has to be repaired.');
  await olive.getByRole('button', { name: 'Take off the market' }).click();
  await expect(olive.getByText('The home is off the market. We’re notifying its followers')).toBeVisible();
  const page = async () => (await fetch(`${place.siteUrl}${home.path}`)).text();
  await expect.poll(page).not.toContain('$300,000');
  await olive.getByRole('button', { name: 'Relist home' }).click();
  await expect(heading(olive, 'Preview and submit')).toBeVisible();
  await olive.getByRole('button', { name: 'Submit changes for review' }).click();
  await expect(olive.getByText('Your change is with our reviewers')).toBeVisible();
});

test('a seller searches and sorts their listings without JavaScript', async ({ newVisitor }) => {
  const { owner, street } = await buildHome('published', { startsInMs: -60_000, endsInMs: 7 * dayMs });
  const olive = await newVisitor({ javaScriptEnabled: false });
  await signInAs(olive, owner);
  await olive.goto('/dashboard/listings');
  const row = olive.getByRole('main').getByRole('listitem').filter({ hasText: street });
  await expect(row).toContainText('Live auction');
  await expect(row).toContainText('Auction ends');
  await expect(row).toContainText('Starting bid$');
  await expect(row.getByRole('link', { name: /^Manage/ })).toBeVisible();
  await olive.getByLabel('Search by address or listing ID').fill('Nowhere Lane');
  await olive.getByRole('button', { name: 'Apply' }).click();
  await expect(olive.getByText('No listings match')).toBeVisible();
  await olive.getByLabel('Search by address or listing ID').fill(street);
  await olive.getByLabel('Sort by').selectOption('Price: high to low');
  await olive.getByRole('button', { name: 'Apply' }).click();
  await expect(olive).toHaveURL(/\?q=.*&sort=price-high$/);
  await expect(row).toBeVisible();
  await olive
    .getByRole('navigation', { name: 'Listings by status' })
    .getByRole('link', { name: /^All/ })
    .click();
  await expect(olive.getByLabel('Sort by')).toHaveValue('price-high');
});
