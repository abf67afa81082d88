import type { Page } from '@playwright/test';
import { toEasternTime } from '@/lib/domain/selling/eastern-time';
import { aPerson, createAccount, createBidder, sendBid } from './bidders';
import { expect, test } from './fixtures';
import { signInAs } from './people';
import { place } from './place';
import { approve, publish } from './publishing';
import { fillStep, goOn, heading } from './selling';
import { expectSound } from './sound';

const minute = 60_000;
const dayMs = 24 * 60 * minute;
const panel = (page: Page) => page.getByRole('region', { name: 'Auction', exact: true });
const onClock = (at: number, which: 'start' | 'end') => {
  const { date, time } = toEasternTime(at);
  return { [`${which}Date`]: date, [`${which}Time`]: time };
};
const dates = (startsAt: number) => ({
  ...onClock(startsAt, 'start'),
  ...onClock(startsAt + 7 * dayMs, 'end'),
});
/** In so many days, at noon, whatever the clock says now. */
const inDays = (days: number) => {
  const { date } = toEasternTime(Date.now() + days * dayMs);
  const end = toEasternTime(Date.now() + (days + 7) * dayMs).date;
  return { startDate: date, startTime: '12:00', endDate: end, endTime: '12:00' };
};

/** Until somebody's letter with these words is in the local mail. */
async function expectLetter(page: Page, to: string, words: string): Promise<void> {
  const letter = page.getByRole('article').filter({ hasText: to }).filter({ hasText: words });
  await expect(async () => {
    await page.goto('/dev/mail');
    expect(await letter.count()).toBe(1);
  }).toPass();
}

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('a seller corrects a listing while a bid stands: the warning is confirmed, a reviewer approves, and bidder and watcher are told', async ({
  page: olive,
  newVisitor,
}) => {
  test.setTimeout(420_000);
  const [ada, wanda] = [await newVisitor(), await newVisitor()];
  const startsSoon = () => dates(Math.ceil(Date.now() / minute) * minute + minute);
  const home = await publish(olive, ada, startsSoon);
  const watcher = aPerson('Wanda Watcher');
  await createAccount(place, watcher);
  await signInAs(wanda, watcher);
  await wanda.goto(home.path);
  const kept = wanda.waitForResponse(
    (answer) => answer.url().endsWith('/api/me/homes') && answer.request().method() === 'PUT',
  );
  await wanda.getByRole('button', { name: 'Save this home', exact: true }).click();
  await kept;

  await olive.getByRole('button', { name: 'Change this listing' }).click();
  await expect(heading(olive, 'Preview and submit')).toBeVisible();
  await olive.goto(`${home.manage}/property`);
  await olive.getByLabel('Property taxes a year').fill('4,990');
  await goOn(olive);
  await expect(heading(olive, 'Condition, occupancy, title and deed')).toBeVisible();
  await olive.goto(`${home.manage}/preview`);
  await expect(region(olive, 'What you change')).toContainText('Property taxes a year$4,310$4,990');
  await expectSound(olive);
  await olive.getByRole('button', { name: 'Change it now' }).click();
  await expect(olive.getByText('It is changed, and those who follow the home are told')).toBeVisible();
  await expect(async () => {
    await wanda.goto(home.path);
    await expect(wanda.getByText('$4,990').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(wanda.getByText(/^Listed .* · last changed /)).toBeVisible();
  await expectLetter(wanda, watcher.email, 'now: $4,990');

  const rosa = await createBidder(place);
  const field = panel(wanda).getByLabel(/maximum/);
  await wanda.goto(home.path);
  await expect(field).toBeVisible({ timeout: 150_000 });
  const answer = await sendBid(place, rosa, `${home.draftId}-1`, 20_000_000);
  expect(answer.status, await answer.text()).toBe(201);

  await olive.goto(home.manage);
  await expect(olive.getByRole('main').getByText('Bids', { exact: true }).locator('..')).toContainText('1');
  await olive.getByRole('button', { name: 'Change this listing' }).click();
  await expect(heading(olive, 'Preview and submit')).toBeVisible();
  await olive.goto(`${home.manage}/facts`);
  await fillStep(olive, 'facts', { occupancy: 'Tenant', possession: 'SubjectToOccupants' });
  await goOn(olive);
  await olive.goto(`${home.manage}/sale`);
  await fillStep(olive, 'sale', inDays(14));
  await goOn(olive);
  await expect(heading(olive, 'Preview and submit')).toBeVisible();
  await expect(olive.getByText('This ends the auction, and another is announced')).toBeVisible();
  await expectSound(olive);
  await olive.getByRole('button', { name: 'Send the change to the reviewers' }).click();
  await expect(olive.getByRole('alert').filter({ hasText: 'Bids stand' })).toBeVisible();
  await olive.getByLabel('I know that this ends the auction and that 1 bid is lost.').check();
  await olive.getByRole('button', { name: 'Send the change to the reviewers' }).click();
  await expect(olive.getByText('Your change is with our reviewers')).toBeVisible();

  await ada.goto('/dashboard/admin');
  await ada.getByRole('link', { name: home.street }).click();
  await expect(ada.getByText('An approval ends the auction, and announces another')).toBeVisible();
  await expect(ada.getByText(/^Changed since it was published: /)).toBeVisible();
  await expectSound(ada);
  await approve(ada, home.street);
  await expect(async () => {
    await wanda.goto(home.path);
    await expect(panel(wanda).getByText('Starting bid')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(wanda.getByText('Tenant', { exact: false }).first()).toBeVisible();
  await expectLetter(wanda, rosa.email, 'No bid in it counts');
  await expectLetter(wanda, watcher.email, 'Auction cancelled and announced anew');
  const first = await (await fetch(`${place.siteUrl}/api/auctions/${home.draftId}-1`)).json();
  expect(first).toMatchObject({ status: 'cancelled', cancelReason: 'material-correction', bidCount: 1 });
});

test('a seller moves an auction, lowers its reserve, cancels it, takes the home off the market and lists it again; figures are shown', async ({
  page: olive,
  newVisitor,
}) => {
  test.setTimeout(360_000);
  const [ada, visitor] = [await newVisitor(), await newVisitor()];
  const home = await publish(olive, ada, () => inDays(30));
  await visitor.goto(home.path);
  await expect(heading(visitor, home.street)).toBeVisible();

  await olive.getByText('Move the auction').click();
  await olive.getByLabel('Opens on').fill('2026-01-02');
  await olive.getByRole('button', { name: 'Announce it for these days' }).click();
  await expect(olive.getByRole('alert').filter({ hasText: 'at least 24 hours from now' })).toBeVisible();
  await expect(olive.getByLabel('Opens on')).toHaveValue('2026-01-02');
  await expectSound(olive);
  for (const [name, value] of Object.entries(inDays(20))) await olive.locator(`#${name}`).fill(value);
  await olive.getByRole('button', { name: 'Announce it for these days' }).click();
  await expect(olive.getByText('The auction is announced for its new days')).toBeVisible();

  await olive.getByText('Lower the reserve', { exact: true }).first().click();
  await olive.getByLabel('New reserve').fill('$300,000');
  await olive.getByRole('button', { name: 'Lower the reserve' }).click();
  await expect(olive.getByText('The reserve is lowered')).toBeVisible();
  await expect(olive.getByText('Lower the reserve', { exact: true })).toHaveCount(0);
  await expect(async () => {
    await visitor.goto(home.path);
    await expect(panel(visitor).getByText('$300,000').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await expect(olive.getByText('Take it off the market')).toHaveCount(0);
  await olive.getByText('Cancel the auction', { exact: true }).first().click();
  await olive.getByLabel('Reason').selectOption('casualty');
  await olive.getByLabel('What happened?').fill('A tree fell on the roof.');
  await olive.getByRole('button', { name: 'Cancel the auction' }).click();
  await expect(olive.getByText('The auction is cancelled, and its bidders are told')).toBeVisible();
  await olive.getByText('Take it off the market', { exact: true }).first().click();
  await olive.getByLabel('Why do you take it off the market?').fill('It has to be repaired.');
  await olive.getByRole('button', { name: 'Take it off the market' }).click();
  await expect(olive.getByText('It is off the market, and those who follow')).toBeVisible();
  await expect(async () => {
    await visitor.goto(home.path);
    await expect(visitor.getByText('$300,000')).toHaveCount(0, { timeout: 1_000 });
  }).toPass();

  await olive.goto('/dashboard/listings');
  await region(olive, /^Off the market/)
    .getByRole('link', { name: home.street })
    .click();
  await olive.getByRole('button', { name: 'List it again' }).click();
  await expect(heading(olive, 'Preview and submit')).toBeVisible();
  await olive.getByRole('button', { name: 'Send the change to the reviewers' }).click();
  await expect(olive.getByText('Your change is with our reviewers')).toBeVisible();
  await approve(ada, home.street);
  await expect(async () => {
    await visitor.goto(home.path);
    await expect(panel(visitor).getByText('Starting bid')).toBeVisible({ timeout: 1_000 });
  }).toPass();

  const row = olive.getByRole('listitem').filter({ hasText: home.street });
  await expect(async () => {
    await olive.goto('/dashboard/listings');
    await expect(row.getByText('Views').locator('..')).toContainText(/Views[1-9]/, { timeout: 1_000 });
  }).toPass({ timeout: 120_000 });
  await expectSound(olive);
  // Other stories fill the log meanwhile.
  await ada.goto(`/dashboard/admin/audit?q=${home.draftId}`);
  for (const words of [
    'moved the auction before the start',
    'lowered the reserve',
    'cancelled the auction',
    'took it off the market',
  ])
    await expect(ada.getByRole('main').getByRole('listitem').filter({ hasText: words })).toHaveCount(1);
});
