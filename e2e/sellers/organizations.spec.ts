import { randomInt } from 'node:crypto';
import { aPerson, createAccount, openSession } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { signInAs, staff } from '../support/people';
import { place } from '../support/place';
import { foundOrganization, heading } from '../support/selling';
import { expectSound } from '../support/sound';

test('staff verify, suspend and restore an organization; its manager invites a colleague, who joins, takes over and dissolves it', async ({
  page: mona,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  const [manager, heir] = [aPerson('Mona Manager'), aPerson('Ben Broker')];
  await Promise.all([createAccount(place, manager), createAccount(place, heir)]);
  await openSession(place, heir);
  await signInAs(mona, manager);
  const name = `Larch Savings ${randomInt(1_000_000)}`;
  const path = await foundOrganization(mona, name);
  await expect(mona.getByText('Buyers don’t see this name yet')).toBeVisible();
  await expectSound(mona);

  const ada = await newVisitor();
  await signInAs(ada, staff);
  await ada.goto('/dashboard/admin/organizations');
  await ada.getByRole('searchbox', { name: 'Name' }).fill(name);
  await ada.getByLabel('Show').selectOption('Not verified');
  await ada.getByRole('main').getByRole('button', { name: 'Search' }).click();
  const found = ada.getByRole('link', { name });
  await expect(found).toBeVisible();
  await expectSound(ada);
  await ada.goto('/dashboard/admin');
  await ada
    .getByRole('region', { name: /^Organizations to verify/ })
    .getByRole('link', { name })
    .click();
  await expect(heading(ada, name)).toBeVisible();
  await expect(ada.getByRole('link', { name: 'Mona Manager' })).toBeVisible();
  await expect(ada.getByText(/· Owner since/)).toBeVisible();
  await ada.getByLabel('What did you check?').selectOption('FDIC certificate');
  await ada.getByLabel('Evidence').fill('628');
  await expectSound(ada);
  await ada.getByRole('button', { name: 'Verify organization' }).click();
  await expect(ada.getByText('Buyers now see its name')).toBeVisible();
  await expect(ada.getByText('FDIC certificate, 628')).toBeVisible();
  await ada.getByLabel('Why are you suspending the organization?').fill('The certificate is another bank’s.');
  await ada.getByRole('button', { name: 'Suspend organization' }).click();
  await expect(ada.getByText('Its homes are off the site')).toBeVisible();
  await expectSound(ada);
  await mona.goto(path);
  await expect(mona.getByText('The certificate is another bank’s.')).toBeVisible();
  await expect(mona.getByText('Buyers don’t see this name yet')).toHaveCount(0);
  await ada.getByLabel('Why are you lifting the suspension?').fill('It was the right one.');
  await ada.getByRole('button', { name: 'Lift suspension' }).click();
  await expect(ada.getByText('Suspension lifted')).toBeVisible();
  const log = ada.getByRole('region', { name: 'Log' }).getByRole('listitem');
  await expect(log).toHaveCount(3);
  await expect(log.first()).toContainText('It was the right one.');

  await mona.goto('/dashboard/security/delete');
  await expect(mona.getByText('If you’re its only owner, transfer ownership or dissolve it.')).toBeVisible();
  await mona.getByRole('link', { name: `Leave, transfer, or dissolve ${name}` }).click();
  await expect(mona.getByRole('heading', { name: 'Dissolve' })).toBeVisible();
  await mona.getByLabel('Email address').fill(heir.email);
  await mona.getByRole('button', { name: 'Send invitation' }).click();
  await expect(mona.getByText(`Invitation sent to ${heir.email}`)).toBeVisible();
  await expectSound(mona);

  const ben = await newVisitor();
  await signInAs(ben, heir);
  const mail = ben.getByRole('article').filter({ hasText: heir.email });
  await expect(async () => {
    await ben.goto('/dev/mail');
    expect(await mail.count()).toBe(1);
  }).toPass();
  await mail.getByRole('link', { name: /invitations/ }).click();
  await expect(heading(ben, `Join ${name}?`)).toBeVisible();
  await expectSound(ben);
  const invitation = ben.url();
  await ben.getByRole('button', { name: 'Join' }).click();
  await expect(ben).toHaveURL(path);
  const again = await ben.request.get(invitation);
  expect(await again.text()).toContain('This invitation can’t be used');

  await mona.reload();
  await mona.getByLabel('New owner').selectOption({ label: `${heir.name} (${heir.email})` });
  await mona.getByRole('button', { name: 'Transfer ownership and leave' }).click();
  await expect(mona.getByText('You’ve left the organization')).toBeVisible();
  expect((await mona.request.get(path)).status()).toBe(404);
  await ben.goto(`${path}/members`);
  await ben.getByRole('button', { name: 'Dissolve this organization' }).click();
  await expect(ben.getByText('Check the box to confirm that you want to dissolve')).toBeVisible();
  await ben.getByLabel(`I want to dissolve ${name}.`).check();
  await ben.getByRole('button', { name: 'Dissolve this organization' }).click();
  await expect(ben.getByText('Organization dissolved')).toBeVisible();
  await expect(ben.getByRole('main').getByRole('link', { name })).toHaveCount(0);
});
