import { aPerson, createAccount, json, openSession } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { place } from '../support/place';
import { openBank } from '../support/publishing';
import { expectSound } from '../support/sound';

test('a bank’s asset manager reads its figures for a period and downloads the monthly report', async ({
  page: mona,
}) => {
  await openBank(mona, 'Larch Savings');
  await mona.getByRole('link', { name: 'Figures' }).click();
  await expect(mona.getByText('No homes in this period')).toBeVisible();
  await expectSound(mona);

  await mona.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: 'Custom' }).click();
  await mona.getByLabel('From').fill('2026-10-31');
  await mona.getByLabel('To', { exact: true }).fill('2026-10-01');
  await mona.getByRole('button', { name: 'Show figures' }).click();
  await expect(mona.getByText('The first date can’t be after the last one.')).toBeVisible();
  await expect(mona.getByLabel('From')).toHaveValue('2026-10-31');
  await mona.getByLabel('From').fill('2026-10-01');
  await mona.getByLabel('To', { exact: true }).fill('2026-10-31');
  await mona.getByRole('button', { name: 'Show figures' }).click();
  await expect(mona.getByText('Oct 1, 2026 to Oct 31, 2026')).toBeVisible();
  await expectSound(mona);

  // There are no reports from before the organization existed.
  await expect(mona.getByLabel('Month', { exact: true }).getByRole('option')).toHaveCount(1);
  const month = await mona.getByLabel('Month', { exact: true }).inputValue();
  const [report] = await Promise.all([
    mona.waitForEvent('download'),
    mona.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(report.suggestedFilename()).toBe(`report-${month}.pdf`);
});

test('the figures of a bank with a home on the market have charts, also of that home alone', async ({
  page: mona,
}) => {
  const { path: organization, add } = await openBank(mona, 'Spruce Savings');
  const { street, slug } = await add('published');
  const rosa = aPerson('Rosa Buyer');
  await createAccount(place, rosa);
  const cookie = await openSession(place, rosa);
  const saved = await fetch(
    `${place.siteUrl}/api/me/homes`,
    json('PUT', { slug, kind: 'saved' }, { cookie, origin: place.siteUrl }),
  );
  expect(saved.ok, await saved.text()).toBe(true);

  await mona.goto(`${organization}/figures`);
  await expect(mona.getByRole('row', { name: /^Saves 1 / })).toBeVisible();
  await expect(mona.getByRole('img', { name: 'Saves by week. Latest: 1.' })).toBeVisible();
  await expectSound(mona);
  await mona.getByRole('link', { name: `Charts for ${street}` }).click();
  await expect(mona.getByRole('heading', { level: 2, name: new RegExp(`^${street}`) })).toBeVisible();
  await expect(mona.getByRole('img', { name: 'Saves by week. Latest: 1.' })).toBeVisible();
  await expectSound(mona);
  await mona.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: 'Last month' }).click();
  await expect(mona.getByText('Not on the market in this period')).toBeVisible();
  await mona.getByRole('link', { name: 'All homes' }).click();
  await expect(mona.getByText('No homes in this period')).toBeVisible();
});
