import type { Locator, Page } from '@playwright/test';
import { addAuction, aPerson, createAccount, createBidder, openSession, sendBid } from './bidders';
import { expect, test } from './fixtures';
import { signInAs } from './people';
import { place } from './place';
import { heading } from './selling';
import { expectSound } from './sound';

const staff = { email: 'admin@example.com', password: 'watch-over-all-1' };
const startingBidCents = 20_000_000;
const panel = (page: Page) => page.getByRole('region', { name: 'Auction', exact: true });
const terms = { endsInMs: 3_600_000, startingBidCents };

/** The letter to an address with this subject, once the tick has sent it. */
async function expectLetter(page: Page, to: string, subject: string | RegExp): Promise<Locator> {
  const letter = page.getByRole('article').filter({ hasText: to }).filter({ hasText: subject });
  await expect(async () => {
    await page.goto('/dev/mail');
    expect(await letter.count()).toBe(1);
  }).toPass();
  return letter;
}

/** Staff's page of a home, found by its number. */
async function openHome(ada: Page, slug: string): Promise<void> {
  await ada.goto('/dashboard/admin/homes');
  await ada.getByLabel('Address, number or seller').fill(slug.replaceAll('-', ' '));
  await ada.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await ada.getByRole('main').getByRole('list').getByRole('link').first().click();
  await expect(ada.getByRole('link', { name: 'See the page' })).toHaveAttribute(
    'href',
    `/properties/${slug}`,
  );
}

test('a visitor reports a home, staff look, pause its auction, let it go on, and take it down; its bidder is told each time', async ({
  page: visitor,
  newVisitor,
}) => {
  test.setTimeout(180_000);
  const [{ slug, auctionId }, rosa] = [await addAuction(place, terms), await createBidder(place)];
  expect((await sendBid(place, rosa, auctionId, 21_000_000)).status).toBe(201);

  await visitor.goto(`/properties/${slug}`);
  await visitor.getByRole('link', { name: 'Report this listing' }).click();
  await expect(heading(visitor, 'Report a listing')).toBeVisible();
  await expectSound(visitor);
  await visitor.getByLabel('What is wrong?').selectOption('The seller may not sell this home');
  const text = `The deed of ${slug} is not the seller’s.`;
  await visitor.getByLabel('What did you find?').fill(text);
  await visitor.getByRole('button', { name: 'Send the report' }).click();
  await expect(visitor.getByText('Your report is with our reviewers')).toBeVisible();

  const ada = await newVisitor();
  await signInAs(ada, staff);
  await ada.goto('/dashboard/admin');
  const title = await visitor.getByRole('main').getByRole('link').first().innerText();
  await ada
    .getByRole('region', { name: /^Reports/ })
    .getByRole('link', { name: title })
    .click();
  await expect(ada.getByText(text)).toBeVisible();
  await expectSound(ada);
  const report = ada.url();
  await ada.getByRole('link', { name: title }).click();
  await expect(ada.getByText('1 bid, at $200,000')).toBeVisible();
  await expect(ada.getByRole('link', { name: 'Bidder 1: Nell Marsh' })).toBeVisible();
  await expect(ada.getByText('210,000')).toHaveCount(0);
  await expectSound(ada);

  await ada.getByLabel('Which outage?').fill('The network of the provider.');
  await ada.getByRole('button', { name: 'Pause the auction' }).click();
  await expect(ada.getByText('The auction is paused. Whom it concerns is told')).toBeVisible();
  await visitor.goto(`/properties/${slug}`);
  await expect(
    panel(visitor)
      .getByText(/paused/i)
      .first(),
  ).toBeVisible();
  await expectLetter(visitor, rosa.email, 'Auction paused');
  await ada.getByLabel('Why can it go on?').fill('It is back.');
  await ada.getByRole('button', { name: 'Let the auction go on' }).click();
  await expect(ada.getByText('The auction goes on with its new end')).toBeVisible();
  await expectLetter(visitor, rosa.email, 'Auction goes on');

  await ada.getByLabel('Reason').last().selectOption('Proven fraud');
  const reason = `The register knows another owner of ${slug}.`;
  await ada.getByLabel('What to tell the seller').fill(reason);
  await ada.getByRole('button', { name: 'Take the listing down' }).click();
  await expect(ada.getByText('The listing is down.')).toBeVisible();
  await expect(ada.getByText('Taken down: Proven fraud')).toBeVisible();
  await expect(async () => {
    await visitor.goto(`/properties/${slug}`);
    await expect(visitor.getByText('Our staff took this listing down')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectLetter(visitor, rosa.email, 'Taken down');

  await ada.goto(report);
  await ada.getByLabel('Outcome').selectOption('The listing was taken down');
  await ada.getByLabel('What did you find out?').fill('The register knows another owner.');
  await ada.getByRole('button', { name: 'Close the report' }).click();
  await expect(ada.getByText('The report is closed')).toBeVisible();

  await openHome(ada, slug);
  await ada.getByLabel('What has changed?').fill('The other owner was a namesake.');
  await ada.getByRole('button', { name: 'Lift the takedown' }).click();
  await expect(ada.getByText('The seller can list it again, and is told by e-mail.')).toBeVisible();
  await expectSound(ada);

  await ada.goto('/dashboard/admin/audit');
  await ada.getByLabel('Words').fill(`register ${slug}`);
  await ada.getByLabel('Who', { exact: true }).fill('Ada');
  await ada.getByLabel('What', { exact: true }).selectOption('took it down');
  await ada.getByRole('main').getByRole('button', { name: 'Search' }).click();
  const entry = ada.getByRole('main').getByRole('listitem');
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('For sale → Withdrawn');
  await expect(entry).toContainText(`fraud: ${reason}`);
  await expectSound(ada);
});

test('somebody who is suspended is signed out, cannot sign in or bid, and may again when it is lifted', async ({
  page: rosa,
  newVisitor,
  allowError,
}) => {
  test.setTimeout(120_000);
  allowError(/status of (401|403)/);
  const [{ auctionId }, bidder] = [await addAuction(place, terms), await createBidder(place)];
  await signInAs(rosa, bidder);
  const ada = await newVisitor();
  await signInAs(ada, staff);
  await ada.goto('/dashboard/admin/people');
  await ada.getByLabel('Name or e-mail').fill(bidder.email.split('@')[0] ?? '');
  await ada.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(ada.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expectSound(ada);
  await ada.getByRole('link', { name: bidder.name }).click();
  await ada.getByLabel('Why is the account suspended?').fill('A payment was called back.');
  await ada.getByRole('button', { name: 'Suspend the account' }).click();
  await expect(ada.getByText('The account is suspended and signed out everywhere')).toBeVisible();
  await expectSound(ada);

  await rosa.goto('/dashboard');
  await expect(heading(rosa, 'Sign in to see this page')).toBeVisible();
  expect((await sendBid(place, bidder, auctionId, startingBidCents)).status).toBe(401);
  const letter = await expectLetter(ada, bidder.email, 'Your account is suspended');
  await expect(letter).toContainText('A payment was called back.');

  await rosa.goto('/about');
  await rosa.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  const dialog = rosa.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(bidder.email);
  await dialog.getByLabel('Password', { exact: true }).fill(bidder.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByText('This account is suspended')).toBeVisible();

  await ada.goto(`/dashboard/admin/people/${bidder.uid}`);
  await ada.getByLabel('Why is it opened again?').fill('It was the bank’s fault.');
  await ada.getByRole('button', { name: 'Lift the suspension' }).click();
  await expect(ada.getByText('The account is open again.', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(rosa.getByRole('button', { name: /^Account of/ })).toBeVisible();
});

test('staff block a bidder on one auction and lift the block', async ({ page: ada }) => {
  test.setTimeout(120_000);
  const [{ slug, auctionId }, rosa] = [await addAuction(place, terms), await createBidder(place)];
  expect((await sendBid(place, rosa, auctionId, startingBidCents)).status).toBe(201);
  await signInAs(ada, staff);
  await openHome(ada, slug);
  await ada.locator('summary').filter({ hasText: 'Block' }).click();
  const row = ada.getByRole('listitem').filter({ hasText: rosa.email });
  await row.getByLabel('Reason').selectOption('Lives in the seller’s household');
  await row.getByLabel('What did you find out?').fill('The same address.');
  await row.getByRole('button', { name: 'Block this bidder' }).click();
  await expect(ada.getByText('The bidder is blocked.')).toBeVisible();
  expect((await sendBid(place, rosa, auctionId, 30_000_000)).status).toBe(403);
  await ada.locator('summary').filter({ hasText: 'Lift the block' }).click();
  await row.getByLabel('What did you find out?').fill('Another house of that name.');
  await row.getByRole('button', { name: 'Lift the block' }).click();
  await expect(ada.getByText('The block is lifted.')).toBeVisible();
  expect((await sendBid(place, rosa, auctionId, 30_000_000)).status).toBe(201);
});

test('staff invite a person, who accepts by the link in the mail and lands on the staff home', async ({
  page: ada,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  const person = aPerson('Nora Novak');
  const uid = await createAccount(place, person);
  await openSession(place, person);
  await signInAs(ada, staff);
  await ada.goto(`/dashboard/admin/people/${uid}`);
  await expect(heading(ada, person.name)).toBeVisible();
  await ada.getByRole('button', { name: 'Invite to staff' }).click();
  await expect(ada.getByText('The invitation is sent.')).toBeVisible();
  await expect(ada.getByRole('button', { name: 'Withdraw the invitation' })).toBeVisible();
  await expectSound(ada);

  const nora = await newVisitor();
  await signInAs(nora, person);
  const letter = await expectLetter(nora, person.email, 'Join the staff of');
  await letter.getByRole('link', { name: /staff-invitation/ }).click();
  await expect(heading(nora, 'Join the staff of')).toBeVisible();
  await expectSound(nora);
  await nora.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(heading(nora, 'Review queue')).toBeVisible();
  await expect(nora).toHaveURL(/\/dashboard\/admin$/);
  await expectSound(nora);
});
