import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { toLine } from '@/lib/domain/open-data/csv-cell';
import { completeAnswers } from '@/lib/domain/selling/draft.builders';
import { toEasternTime } from '@/lib/domain/selling/eastern-time';
import { aPerson, createAccount, openSession } from './bidders';
import { expect, test } from './fixtures';
import { signInAs } from './people';
import { place } from './place';
import { addFiles, foundOrganisation, heading } from './selling';
import { expectSound } from './sound';

const staff = { email: 'admin@example.com', password: 'watch-over-all-1' };
const dayMs = 24 * 3_600_000;
const fact = (page: Page, term: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: term }) });

/** A bank with its manager, on the page of its listings; answers the page's path. */
async function aBank(page: Page): Promise<{ path: string; name: string }> {
  const mona = aPerson('Mona Manager');
  await createAccount(place, mona);
  await signInAs(page, mona);
  const name = `Larch Savings ${randomInt(1_000_000)}`;
  return { path: await foundOrganisation(page, name), name };
}

const { street: _, postalCode: __, parcelNumber: ___, sellerName: ____, ...more } = completeAnswers;
/** A home of the bank, with the columns of its own system before those that the wizard asks. */
const toRow = (number: number, street: string, said: Readonly<Record<string, string>> = {}) =>
  toLine([`REO-${number}`, street, '14850', ...Object.values({ ...more, ...said })]);
const head = toLine(['Asset number', 'Property address', 'Property zip', ...Object.keys(more)]);

async function send(page: Page, name: string, text: string): Promise<void> {
  await page
    .getByLabel('File with the properties')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Send the file' }).click();
  await expect(heading2(page, name)).toBeVisible();
}
const heading2 = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('a bank imports 100 rows of which 4 are bad, mends those in the file that comes back, and exports all', async ({
  page: mona,
}) => {
  test.setTimeout(120_000);
  const { path } = await aBank(mona);
  const isBad = (number: number) => number % 25 === 0;
  const first = randomInt(1_000, 90_000);
  const rows = Array.from({ length: 100 }, (_, at) =>
    toRow(at + 1, `${first + at} Tamarack Lane`, isBad(at + 1) ? { propertySubType: 'Castle' } : {}),
  );
  await mona.goto(`${path}/imports`);
  await expectSound(mona);
  await send(mona, 'portfolio.csv', head + rows.join(''));
  await expect(mona.getByLabel('Column 1, Asset number, means')).toHaveValue('reference');
  await expect(mona.getByLabel('Column 2, Property address, means')).toHaveValue('unparsedAddress');
  await expectSound(mona);
  await mona.getByRole('button', { name: 'Check every row' }).click();
  await expect(heading2(mona, '4 rows to mend')).toBeVisible({ timeout: 60_000 });
  await expect(fact(mona, 'Would be new drafts')).toContainText('96');
  const faults = mona.getByRole('table', { name: 'What is wrong, by line' }).locator('tbody tr');
  await expect(faults.locator('td:first-child')).toHaveText(
    Array.from({ length: 4 }, (_, at) => String(at * 25 + 26)),
  );
  for (const fault of await faults.all())
    await expect(fault).toContainText('Kind of propertyChoose one of the list.');
  await expectSound(mona);
  await mona.getByRole('button', { name: 'Import 96 rows' }).click();
  await expect(mona.getByText('The table is imported')).toBeVisible({ timeout: 60_000 });
  await expect(fact(mona, 'New drafts')).toContainText('96');

  const [file] = await Promise.all([
    mona.waitForEvent('download'),
    mona.getByRole('link', { name: 'Get these rows as a file' }).click(),
  ]);
  const back = readFileSync(await file.path(), 'utf8');
  expect(back.split('\r\n')).toHaveLength(6);
  expect(back).toContain('Kind of property: Choose one of the list.');

  await mona.goto(`${path}/imports`);
  await send(mona, 'mended.csv', back.replaceAll('Castle', 'Single Family Residence'));
  await mona.getByRole('button', { name: 'Check every row' }).click();
  await mona.getByRole('button', { name: 'Import 4 rows' }).click();
  await expect(mona.getByText('The table is imported')).toBeVisible({ timeout: 60_000 });
  await expect(fact(mona, 'New drafts')).toContainText('4');

  await mona.goto(path);
  const [table] = await Promise.all([
    mona.waitForEvent('download'),
    mona.getByRole('link', { name: 'Export as a table' }).click(),
  ]);
  const exported = readFileSync(await table.path(), 'utf8');
  expect(exported.match(/Tamarack Lane/g)).toHaveLength(100);
});

test('a manager invites a colleague, who joins by the link, schedules listings in one go, runs what is published, and leaves', async ({
  page: mona,
  newVisitor,
  allowError,
}) => {
  test.setTimeout(120_000);
  allowError(/status of 404.*\/dashboard\/(organisations|listings)/);
  const { path, name } = await aBank(mona);
  const ben = aPerson('Ben Broker');
  await createAccount(place, ben);
  await openSession(place, ben);
  await mona.getByRole('link', { name: 'Members' }).click();
  await mona.getByLabel('E-mail address').fill(ben.email);
  await mona.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(mona.getByText(`An invitation is on its way to ${ben.email}`)).toBeVisible();
  await expectSound(mona);

  const colleague = await newVisitor();
  await signInAs(colleague, ben);
  const link = colleague
    .getByRole('article')
    .filter({ hasText: ben.email })
    .getByRole('link', { name: /invitations/ });
  await expect(async () => {
    await colleague.goto('/dev/mail');
    expect(await link.count()).toBe(1);
  }).toPass();
  await link.click();
  await expect(heading(colleague, `Join ${name}?`)).toBeVisible();
  await expectSound(colleague);
  const invitation = colleague.url();
  await colleague.getByRole('button', { name: 'Join' }).click();
  await expect(colleague).toHaveURL(path);
  await colleague.goto(invitation);
  await expect(heading(colleague, 'This invitation cannot be used')).toBeVisible();

  const street = `${randomInt(1_000, 90_000)} Hemlock Road`;
  const other = `${randomInt(1_000, 90_000)} Spruce Road`;
  await colleague.goto(`${path}/imports`);
  await send(colleague, 'two.csv', head + toRow(1, street) + toRow(2, other));
  await colleague.getByRole('button', { name: 'Check every row' }).click();
  await colleague.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(colleague.getByText('The table is imported')).toBeVisible();
  await colleague.goto(path);
  const opened = await colleague.getByRole('link', { name: `Open ${street}` }).getAttribute('href');
  await addFiles(colleague, opened?.replace(/\/preview$/, '') ?? '');

  await colleague.goto(path);
  await expectSound(colleague);
  const drafts = colleague.getByRole('group', { name: 'Drafts' }).getByRole('listitem');
  await expect(drafts.filter({ hasText: street })).toContainText('Complete but for its auction');
  await expect(drafts.filter({ hasText: other })).toContainText(/\d points? still open/);
  for (const each of [street, other]) await colleague.getByRole('checkbox', { name: each }).check();
  const [start, end] = [Date.now() + 30 * dayMs, Date.now() + 37 * dayMs].map(toEasternTime);
  await colleague.getByLabel('Reserve').selectOption('published-reserve');
  await colleague.getByLabel('Open on').fill(start?.date ?? '');
  await colleague.getByLabel('Open at, Eastern time').fill('10:00');
  await colleague.getByLabel('The first ends on').fill('2020-01-01');
  await colleague.getByLabel('The first ends at, Eastern time').fill('14:00');
  await colleague.getByRole('button', { name: 'Schedule and send in' }).click();
  await expect(colleague.getByText('Nothing was scheduled yet')).toBeVisible();
  await expect(colleague.getByLabel('Reserve')).toHaveValue('published-reserve');
  await expect(colleague.getByRole('checkbox', { name: street })).toBeChecked();
  await colleague.getByLabel('The first ends on').fill(end?.date ?? '');
  await colleague.getByRole('button', { name: 'Schedule and send in' }).click();
  await expect(colleague.getByText('1 listing sent in')).toBeVisible();
  await expect(colleague.getByText('1 listing scheduled, but not sent in')).toBeVisible();
  await expectSound(colleague);

  const inReview = (page: Page) => page.getByRole('region', { name: /^In review/ });
  await expect(inReview(colleague).getByRole('link', { name: street })).toBeVisible();

  const ada = await newVisitor();
  await signInAs(ada, staff);
  await ada.goto('/dashboard/admin');
  await ada.getByRole('link', { name: street }).click();
  await ada.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(ada.getByText('The seller is told by e-mail')).toBeVisible();
  const published = mona.getByRole('region', { name: /^Published/ }).getByRole('link', { name: street });
  await expect(async () => {
    await mona.goto(path);
    expect(await published.count()).toBe(1);
  }).toPass();
  await expectSound(mona);
  const home = (await published.getAttribute('href')) ?? '';
  await colleague.goto(home);
  await colleague.getByRole('button', { name: 'Confirm that it is all true' }).click();
  await expect(colleague.getByText('Confirmed for another 14 days.')).toBeVisible();
  await colleague.getByRole('main').getByRole('link', { name }).click();
  await expect(heading(colleague, name)).toBeVisible();

  const shown = colleague
    .getByRole('region', { name: /^Open houses of your homes/ })
    .getByRole('listitem')
    .filter({ hasText: street });
  await colleague.goto('/dashboard/showings');
  await expect(shown).toHaveCount(1);
  await ada.goto(`/dashboard/admin/homes/${home.split('/').at(-1)}`);
  for (const member of ['Mona Manager', ben.name])
    await expect(ada.getByRole('main').getByRole('link', { name: member })).toBeVisible();
  await expectSound(ada);

  await colleague.goto(`${path}/members`);
  await colleague.getByRole('button', { name: 'Leave this organisation' }).click();
  await expect(heading(colleague, 'My organizations')).toBeVisible();
  await colleague.goto('/dashboard/showings');
  await expect(shown).toHaveCount(0);
  for (const each of [path, home]) expect((await colleague.goto(each))?.status()).toBe(404);
});
