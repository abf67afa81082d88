import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addAuction, aPerson, createAccount, createBidder, openSession, sendBid } from './bidders';
import { expect, test } from './fixtures';
import { accountOf, dialogOf, openDialog, signIn, signInAs, signInByDialog } from './people';
import { place } from './place';
import { foundOrganisation } from './selling';
import { htmlFaults } from './valid-html';

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('bids stand under leading, outbid and not won, and the calendar has the day of a saved home', async ({
  page,
}) => {
  const [ann, ben] = await Promise.all([createBidder(place), createBidder(place)]);
  const [led, outbid] = await Promise.all([
    addAuction(place, { endsInMs: 7_200_000, startingBidCents: 20_000_000 }),
    addAuction(place, { endsInMs: 7_200_000, startingBidCents: 20_000_000 }),
  ]);
  await sendBid(place, ann, led.auctionId, 25_000_000);
  await sendBid(place, ann, outbid.auctionId, 25_000_000);
  await sendBid(place, ben, outbid.auctionId, 30_000_000);
  await signInAs(page, ann);
  await page.goto('/dashboard/bids');
  const row = (slug: string) => page.getByRole('main').locator(`a[href="/properties/${slug}"]`);
  await expect(row(led.slug)).toBeVisible();
  await expect(row(outbid.slug)).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Bids' })
    .getByRole('link', { name: /^Outbid/ })
    .click();
  await expect(row(outbid.slug)).toBeVisible();
  await page.getByRole('navigation', { name: 'Bids' }).getByRole('link', { name: /^Won/ }).click();
  await expect(page.getByText('You have not won an auction yet')).toBeVisible();
  await page.goto('/dashboard/calendar');
  await expect(page.getByRole('link', { name: /^Auction ends: / })).toHaveCount(2);
});

test('sign-ins are listed and ended, the password and the e-mail are changed', async ({
  page,
  newVisitor,
  allowError,
}) => {
  allowError(/status of 40[013]/);
  const person = await createBidder(place);
  const elsewhere = await newVisitor();
  await signInByDialog(elsewhere, person);
  await signInByDialog(page, person);
  await page.goto('/dashboard/security');
  const sessions = region(page, 'Where you are signed in');
  await expect(sessions.getByText(/^Chrome on /)).toHaveCount(2);
  await expect(sessions.getByText('This one')).toHaveCount(1);
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await elsewhere.goto('/dashboard');
  await expect(elsewhere.getByRole('heading', { name: 'Dashboard' })).toHaveCount(0);

  const password = region(page, 'Password');
  await password.getByLabel('New password', { exact: true }).fill('another-long-password');
  await password.getByLabel('Your present password', { exact: true }).fill('not-mine-at-all');
  await password.getByRole('button', { name: 'Change my password' }).click();
  await expect(password.getByRole('alert')).toContainText('is not right');
  await password.getByLabel('Your present password', { exact: true }).fill(person.password);
  await password.getByRole('button', { name: 'Change my password' }).click();
  await expect(password.getByRole('status')).toContainText('Your password is changed');
  const renewed = { ...person, password: 'another-long-password' };
  await expect(openSession(place, person)).rejects.toThrow(/INVALID/);

  await page.reload();
  const to = person.email.replace('@', '-new@');
  const email = region(page, 'E-mail');
  await email.getByLabel('New e-mail').fill(to);
  await email.getByLabel('Your present password', { exact: true }).fill(renewed.password);
  await email.getByRole('button', { name: 'Change my e-mail' }).click();
  await expect(email.getByRole('status')).toContainText('A message is on its way');
  await page.goto('/dev/mail');
  const mail = page.getByRole('article').filter({ hasText: to }).filter({ hasText: 'Use this address' });
  await mail.getByRole('link', { name: /change-email/ }).click();
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your e-mail is changed');
  expect(await openSession(place, { ...renewed, email: to })).toContain('__session=');
  await page.goto('/dev/mail');
  const told = page.getByRole('article').filter({ hasText: 'was changed' }).filter({ hasText: to });
  await expect(told).toContainText(person.email);
});

test('a person takes their data along and deletes the account, but not while a bid of theirs leads', async ({
  page,
  allowError,
}) => {
  allowError(/status of 40[0139]/);
  const person = await createBidder(place);
  const rival = await createBidder(place);
  const { auctionId } = await addAuction(place, { endsInMs: 7_200_000, startingBidCents: 20_000_000 });
  await sendBid(place, person, auctionId, 25_000_000);
  await signInAs(page, person);
  await page.goto('/dashboard/security/delete');
  await expect(page.getByText('You lead an auction that is on')).toBeVisible();
  await expect(page.getByRole('button', { name: /Delete my account/ })).toHaveCount(0);
  await sendBid(place, rival, auctionId, 30_000_000);

  await page.goto('/dashboard/security');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const data = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(data.account).toMatchObject({ email: person.email, name: person.name });
  expect(data.bids).toEqual([expect.objectContaining({ auctionId, maximumCents: 25_000_000 })]);
  expect(data.bidEvents).toEqual([expect.objectContaining({ auctionId })]);
  expect(JSON.stringify(data)).not.toContain(rival.email);

  await page.getByRole('link', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/dashboard/security/delete');
  await page.getByLabel('Your present password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page).toHaveURL('/');
  await expect(accountOf(page)).toHaveCount(0);
  await expect(openSession(place, person)).rejects.toThrow();
  const { entries } = await (await page.request.get(`/api/auctions/${auctionId}/ledger`)).json();
  expect(entries.map(({ data: { alias } }: { data: { alias?: string } }) => alias)).toContain('Bidder 1');
  await openDialog(page);
  await signIn(page, person);
  await expect(dialogOf(page).getByRole('alert')).toBeVisible();
});

test('who alone manages an organisation hands it over and may go, and the heir dissolves it', async ({
  page: mona,
  newVisitor,
}) => {
  const [manager, heir] = [aPerson('Mona Manager'), aPerson('Ben Broker')];
  await Promise.all([createAccount(place, manager), createAccount(place, heir)]);
  await openSession(place, heir);
  await signInAs(mona, manager);
  const name = `Alder Savings ${manager.email.slice(13, 20)}`;
  const path = await foundOrganisation(mona, name);
  await mona.goto('/dashboard/security/delete');
  await expect(mona.getByText('If you manage it alone, hand it over or dissolve it.')).toBeVisible();
  await mona.getByRole('link', { name: `Leave, hand over or dissolve ${name}` }).click();
  await expect(mona.getByRole('heading', { name: 'Dissolve' })).toBeVisible();
  await mona.getByLabel('E-mail address').fill(heir.email);
  await mona.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(mona.getByText(`An invitation is on its way to ${heir.email}`)).toBeVisible();

  const ben = await newVisitor();
  await signInAs(ben, heir);
  const mail = ben.getByRole('article').filter({ hasText: heir.email });
  await expect(async () => {
    await ben.goto('/dev/mail');
    expect(await mail.count()).toBe(1);
  }).toPass();
  await mail.getByRole('link', { name: /invitations/ }).click();
  await ben.getByRole('button', { name: 'Join' }).click();
  await expect(ben).toHaveURL(path);

  await mona.reload();
  await mona.getByLabel('Who manages it after you').selectOption({ label: `${heir.name} (${heir.email})` });
  await mona.getByRole('button', { name: 'Hand over and leave' }).click();
  await expect(mona.getByText('You have left it')).toBeVisible();
  await mona.goto('/dashboard/security/delete');
  await expect(mona.getByRole('button', { name: 'Delete my account for good' })).toBeVisible();

  await ben.goto(`${path}/members`);
  await ben.getByRole('button', { name: 'Dissolve this organisation' }).click();
  await expect(ben.getByText('tick the box first')).toBeVisible();
  await ben.getByLabel(`I want ${name} to end.`).check();
  await ben.getByRole('button', { name: 'Dissolve this organisation' }).click();
  await expect(ben.getByText('The organisation is dissolved')).toBeVisible();
  await expect(ben.getByRole('main').getByRole('link', { name })).toHaveCount(0);
});

test('the header of a private page shows who is signed in from its first HTML on', async ({ newVisitor }) => {
  const person = await createBidder(place);
  const page = await newVisitor({ javaScriptEnabled: false });
  const [name = '', value = ''] = person.cookie.split('; ')[0]?.split('=') ?? [];
  await page.context().addCookies([{ name, value, url: place.siteUrl }]);
  await page.goto('/dashboard');
  await expect(accountOf(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toHaveCount(0);
});

test('name and phone number are changed without script', async ({ newVisitor }) => {
  const person = await createBidder(place);
  const page = await newVisitor({ javaScriptEnabled: false });
  const [name = '', value = ''] = person.cookie.split('; ')[0]?.split('=') ?? [];
  await page.context().addCookies([{ name, value, url: place.siteUrl }]);
  await page.goto('/dashboard/profile');
  await page.getByLabel('Name').fill('Nell Marsh-Ortiz');
  await page.getByLabel('Phone').fill('555');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a US phone number')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Nell Marsh-Ortiz');
  await page.getByLabel('Phone').fill('(718) 555-0199');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile is saved')).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('(718) 555-0199');
});

for (const path of [
  'notifications',
  'notifications/settings',
  'bids',
  'calendar',
  'profile',
  'security',
  'security/delete',
])
  test(`/dashboard/${path} can be used by everybody and fits a phone`, async ({ page }) => {
    const person = await createBidder(place);
    const { slug, auctionId } = await addAuction(place, {
      endsInMs: 7_200_000,
      startingBidCents: 20_000_000,
    });
    expect(slug).toBeTruthy();
    await sendBid(place, person, auctionId, 25_000_000);
    await signInAs(page, person);
    const answer = await page.goto(`/dashboard/${path}`);
    expect(await htmlFaults((await answer?.text()) ?? '')).toEqual([]);
    await expect(accountOf(page)).toBeVisible();
    for (const width of [1280, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await new AxeBuilder({ page }).analyze();
      expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
      if (process.env.SHOTS)
        await page.screenshot({
          path: `${process.env.SHOTS}/${path.replace('/', '-')}-${width}.png`,
          fullPage: true,
        });
    }
  });
