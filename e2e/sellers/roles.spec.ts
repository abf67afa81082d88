import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aPerson, createAccount, openSession } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { signInAs } from '../support/people';
import { place } from '../support/place';
import { foundOrganization, heading } from '../support/selling';
import { expectSound } from '../support/sound';

type Person = ReturnType<typeof aPerson>;

/** The owner invites a person, who opens the mailed link and joins. */
async function join(owner: Page, guest: Page, path: string, person: Person, role: string): Promise<void> {
  await openSession(place, person);
  await owner.goto(`${path}/members`);
  await owner.getByLabel('Email address').fill(person.email);
  await owner.getByLabel('Role', { exact: true }).selectOption(role);
  await owner.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.getByText(`Invitation sent to ${person.email}`)).toBeVisible();
  await signInAs(guest, person);
  const mail = guest.getByRole('article').filter({ hasText: person.email });
  await expect(async () => {
    await guest.goto('/dev/mail');
    expect(await mail.count()).toBe(1);
  }).toPass();
  await mail.getByRole('link', { name: /invitations/ }).click();
  await guest.getByRole('button', { name: 'Join' }).click();
  await expect(guest).toHaveURL(path);
}

test('a viewer reads an organization and its activity, and is told why they change nothing', async ({
  page: mona,
  newVisitor,
}) => {
  test.setTimeout(90_000);
  const [owner, viewer] = [aPerson('Mona Owner'), aPerson('Vera Viewer')];
  await Promise.all([createAccount(place, owner), createAccount(place, viewer)]);
  await signInAs(mona, owner);
  const name = `Larch Savings ${randomInt(1_000_000)}`;
  const path = await foundOrganization(mona, name);
  await mona.getByRole('button', { name: 'List a property' }).click();
  await mona.waitForURL(/\/dashboard\/listings\//);
  const draft = new URL(mona.url()).pathname;
  const vera = await newVisitor();
  await join(mona, vera, path, viewer, 'Viewer');
  await expect(heading(vera, name)).toBeVisible();
  await expect(vera.getByText('You’re a viewer', { exact: true })).toBeVisible();
  await expect(vera.getByRole('button', { name: 'List a property' })).toHaveCount(0);
  await expect(vera.getByRole('link', { name: 'Import', exact: true })).toHaveCount(0);
  await expect(vera.getByRole('button', { name: 'Schedule and submit' })).toBeDisabled();
  await expectSound(vera);
  await vera.goto(draft);
  await expect(vera.getByText('You’re a viewer in this organization')).toBeVisible();
  await expect(vera.getByRole('button', { name: 'Save and continue' })).toHaveCount(0);
  await vera.goto(`${path}/imports`);
  await expect(vera).toHaveURL(path);
  await vera.getByRole('link', { name: 'Activity' }).click();
  await expect(vera.getByText('Mona Owner invited a person')).toBeVisible();
  await vera.getByLabel('Type').selectOption('Members');
  await vera.getByRole('button', { name: 'Filter' }).click();
  await expect(vera.getByText('Vera Viewer joined the organization')).toBeVisible();
  await expect(vera.getByText('Mona Owner invited a person')).toHaveCount(0);
  await expectSound(vera);
});

test('what an owner asks for waits until a second member approves it', async ({ page: mona, newVisitor }) => {
  test.setTimeout(90_000);
  const [owner, second] = [aPerson('Mona Owner'), aPerson('Ben Second')];
  await Promise.all([createAccount(place, owner), createAccount(place, second)]);
  await signInAs(mona, owner);
  const path = await foundOrganization(mona, `Larch Savings ${randomInt(1_000_000)}`);
  const publications = mona.getByLabel(/^Publishing:/);
  await mona.goto(`${path}/approvals`);
  await publications.check();
  await mona.getByRole('button', { name: 'Save settings' }).click();
  await expect(mona.getByText('at least two owners or managers')).toBeVisible();
  const ben = await newVisitor();
  await join(mona, ben, path, second, 'Manager');
  await mona.goto(`${path}/approvals`);
  await publications.check();
  await mona.getByRole('button', { name: 'Save settings' }).click();
  await expect(mona.getByText('Settings saved')).toBeVisible();
  await publications.uncheck();
  await mona.getByRole('button', { name: 'Save settings' }).click();
  await expect(mona.getByText('Nothing has changed yet')).toBeVisible();
  await mona.goto(`${path}/approvals`);
  await expect(publications).toBeChecked();
  await expect(mona.getByText('You made this request')).toBeVisible();
  await expect(mona.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expectSound(mona);

  await ben.goto('/dev/mail');
  await expect(ben.getByText('Approval needed: Approval settings').first()).toBeVisible();
  await ben.goto(`${path}/approvals`);
  const request = ben.getByRole('article', { name: 'Change the approval settings' });
  await expect(request).toContainText('Requested by Mona Owner on');
  await expectSound(ben);
  await request.getByRole('button', { name: /^Approve/ }).click();
  await expect(ben.getByText('Request approved and carried out')).toBeVisible();
  await expect(ben.getByText('Approved by Ben Second')).toBeVisible();
  await mona.goto(`${path}/approvals`);
  await expect(publications).not.toBeChecked();
});
