import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aPerson, createAccount, openSession } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { signInAs, staff } from '../support/people';
import { place } from '../support/place';
import { addHome } from '../support/publishing';
import { foundOrganization } from '../support/selling';
import { expectSound } from '../support/sound';

const fact = (page: Page, term: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: term }) })
    .locator('dd');
const homes = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) }).getByRole('listitem');

test('a bank lowers the prices it previewed, puts homes on hold, and takes the hold back', async ({
  page: mona,
}) => {
  test.setTimeout(120_000);
  const manager = aPerson('Mona Manager');
  const ownerId = await createAccount(place, manager);
  await openSession(place, staff);
  await signInAs(mona, manager);
  const path = await foundOrganization(mona, `Alder Savings ${randomInt(1_000_000)}`);
  const organisationId = path.split('/').at(-1) ?? '';
  const fixed = (listPrice: string) => ({
    organisationId,
    answers: { saleFormat: 'fixed-price', listPrice },
  });
  const first = await addHome(ownerId, 'published', fixed('400,000'));
  const second = await addHome(ownerId, 'published', fixed('300,050'));
  const cheap = await addHome(ownerId, 'published', fixed('90,000'));
  const chosen = [first, second, cheap].map(({ draftId }) => `home=${draftId}`).join('&');

  await mona.goto(`${path}/portfolio/actions?${chosen}`);
  await expect(mona.getByText('3 homes selected')).toBeVisible();
  await expectSound(mona);
  await mona.getByRole('link', { name: 'Lower prices' }).click();
  await mona.getByLabel('Percent off').fill('95');
  await mona.getByLabel('Round down to a multiple of').selectOption('$1,000');
  await mona.getByLabel('Lowest price').fill('100,000');
  await mona.getByRole('button', { name: 'Preview' }).click();
  await expect(mona.getByText('Enter a percentage from 0.01 to 90.').first()).toBeVisible();
  await expect(mona.getByLabel('Lowest price')).toHaveValue('100,000');
  await mona.getByLabel('Percent off').fill('5');
  await mona.getByRole('button', { name: 'Preview' }).click();
  await expect(fact(mona, 'Will change')).toHaveText('2');
  await expect(fact(mona, 'Total of prices')).toHaveText('$700,050 → $665,000');
  await expect(homes(mona, 'Left out')).toContainText([`${cheap.street}`]);
  await expect(homes(mona, 'Left out')).toContainText(['below your lowest price']);
  await expect(homes(mona, 'What will change').filter({ hasText: second.street })).toContainText(
    '$300,050 → $285,000',
  );
  await expectSound(mona);
  await mona.getByRole('button', { name: 'Lower 2 prices' }).click();
  await expect(mona.getByText('This action is complete')).toBeVisible({ timeout: 15_000 });
  await expect(mona.getByText('This action can’t be undone')).toBeVisible();
  await expectSound(mona);

  await mona.goto(`${path}/portfolio/actions?${chosen}&type=hold`);
  await mona.getByRole('button', { name: 'Preview' }).click();
  await expect(homes(mona, 'What will change').filter({ hasText: first.street })).toContainText(
    'For sale → On hold',
  );
  await mona.getByRole('button', { name: 'Put 3 homes on hold' }).click();
  await expect(mona.getByText('This action is complete')).toBeVisible({ timeout: 15_000 });
  await mona.getByRole('button', { name: 'Undo this action' }).click();
  await mona.getByRole('button', { name: 'Undo changes to 3 homes' }).click();
  await expect(mona.getByText('This action is complete')).toBeVisible({ timeout: 15_000 });
  await mona.getByRole('link', { name: 'All actions' }).click();
  await expect(mona.getByRole('region', { name: 'Earlier actions' }).getByRole('listitem')).toHaveCount(3);
  await expect(async () => {
    await mona.goto(`/properties/${first.slug}`);
    await expect(mona.getByRole('main')).toContainText('$380,000', { timeout: 500 });
  }).toPass();
});
