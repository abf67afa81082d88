import { randomInt } from 'node:crypto';
import { aPerson, createAccount } from './bidders';
import { expect, test } from './fixtures';
import { signInAs } from './people';
import { place } from './place';
import { foundOrganisation, heading } from './selling';
import { expectSound } from './sound';

const staff = { email: 'admin@example.com', password: 'watch-over-all-1' };

test('staff find an organization, verify it, suspend it, and lift that, each with its reason in the log', async ({
  page: mona,
  newVisitor,
}) => {
  test.setTimeout(180_000);
  const manager = aPerson('Mona Manager');
  await createAccount(place, manager);
  await signInAs(mona, manager);
  const name = `Larch Savings ${randomInt(1_000_000)}`;
  const path = await foundOrganisation(mona, name);
  await expect(mona.getByText('Buyers don’t see this name yet')).toBeVisible();
  await expectSound(mona);

  const ada = await newVisitor();
  await signInAs(ada, staff);
  await ada.goto('/dashboard/admin/organizations');
  await ada.getByRole('searchbox', { name: 'Name' }).fill(name);
  await ada.getByLabel('Show').selectOption('Not verified');
  await ada.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expectSound(ada);
  await ada.getByRole('link', { name }).click();
  await expect(heading(ada, name)).toBeVisible();
  await expect(ada.getByRole('link', { name: 'Mona Manager' })).toBeVisible();
  await expectSound(ada);

  await ada.getByLabel('What did you check?').selectOption('FDIC certificate');
  await ada.getByLabel('Evidence').fill('628');
  await ada.getByRole('button', { name: 'Verify the organization' }).click();
  await expect(ada.getByText('Buyers now see its name')).toBeVisible();
  await expect(ada.getByText('FDIC certificate, 628')).toBeVisible();
  await mona.goto(path);
  await expect(mona.getByText('Buyers don’t see this name yet')).toHaveCount(0);

  await ada.getByLabel('Why is it suspended?').fill('The certificate is another bank’s.');
  await ada.getByRole('button', { name: 'Suspend the organization' }).click();
  await expect(ada.getByText('Its homes are off the site')).toBeVisible();
  await expectSound(ada);
  await mona.goto(path);
  await expect(mona.getByText('The certificate is another bank’s.')).toBeVisible();

  await ada.getByLabel('Why is it restored?').fill('It was the right one.');
  await ada.getByRole('button', { name: 'Lift the suspension' }).click();
  await expect(ada.getByText('The suspension is lifted')).toBeVisible();
  const log = ada.getByRole('region', { name: 'Log' }).getByRole('listitem');
  await expect(log).toHaveCount(3);
  await expect(log.first()).toContainText('It was the right one.');
});
