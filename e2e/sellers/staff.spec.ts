import type { Page } from '@playwright/test';
import { addAuction, createBidder, sendBid } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import {
  accountOf,
  dialogOf,
  openDialog,
  signIn,
  signInAs,
  staff,
  waitForDialogToClose,
} from '../support/people';
import { place } from '../support/place';
import { aPdf, heading } from '../support/selling';
import { expectSound } from '../support/sound';

const panel = (page: Page) => page.getByRole('region', { name: 'Auction', exact: true });

/** Opens the staff page of a home through the search. */
async function openHome(ada: Page, slug: string): Promise<void> {
  await ada.goto('/dashboard/admin/homes');
  await ada.getByLabel('Address, listing ID, or seller').fill(slug.replaceAll('-', ' '));
  await ada.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await ada.getByRole('main').getByRole('list').getByRole('link').first().click();
  await expect(ada.getByRole('link', { name: 'View listing' })).toHaveAttribute(
    'href',
    `/properties/${slug}`,
  );
}

test('a visitor reports a home; staff block and unblock a bidder, pause and resume the auction, take the home down and lift the takedown', async ({
  page: visitor,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  const terms = { endsInMs: 3_600_000, startingBidCents: 20_000_000 };
  const [{ slug, auctionId }, rosa] = await Promise.all([addAuction(place, terms), createBidder(place)]);
  expect((await sendBid(place, rosa, auctionId, 21_000_000)).status).toBe(201);

  await visitor.goto(`/properties/${slug}`);
  await visitor.getByRole('link', { name: 'Report this listing' }).click();
  await expect(heading(visitor, 'Report a listing')).toBeVisible();
  await expectSound(visitor);
  await visitor.getByLabel('What’s wrong?').selectOption('Seller not authorized to sell this home');
  const text = `The deed of ${slug} is not the seller’s.`;
  await visitor.getByLabel('What did you find?').fill(text);
  await visitor.getByRole('button', { name: 'Send report' }).click();
  await expect(visitor.getByText('Report sent to our reviewers')).toBeVisible();

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
  await expect(ada.getByText('1 bid at $200,000')).toBeVisible();
  await expect(ada.getByRole('link', { name: 'Bidder 1: Nell Marsh' })).toBeVisible();
  await expect(ada.getByText('210,000')).toHaveCount(0);

  await ada.locator('summary').filter({ hasText: 'Block' }).click();
  const row = ada.getByRole('listitem').filter({ hasText: rosa.email });
  await row.getByLabel('Reason').selectOption('Lives in the seller’s household');
  await row.getByLabel('What did you find?').fill('The same address.');
  await expectSound(ada);
  await row.getByRole('button', { name: 'Block bidder' }).click();
  await expect(ada.getByText('Bidder blocked.')).toBeVisible();
  expect((await sendBid(place, rosa, auctionId, 30_000_000)).status).toBe(403);
  await ada.locator('summary').filter({ hasText: 'Unblock' }).click();
  await row.getByLabel('What did you find?').fill('Another house of that name.');
  await row.getByRole('button', { name: 'Unblock bidder' }).click();
  await expect(ada.getByText('Bidder unblocked.')).toBeVisible();

  await ada.getByLabel('Public reason for the pause').fill('The network of the provider.');
  await ada.getByRole('button', { name: 'Pause auction' }).click();
  await expect(ada.getByText('Auction paused. We’re notifying all parties')).toBeVisible();
  await visitor.goto(`/properties/${slug}`);
  const paused = panel(visitor).getByText(/paused/i);
  await expect(paused.first()).toBeVisible();
  await ada.getByLabel('Why are you resuming the auction?').fill('It is back.');
  await ada.getByRole('button', { name: 'Resume auction' }).click();
  await expect(ada.getByText('Auction resumed with a new end time')).toBeVisible();
  // The bids bind the seller, so a takedown needs a document.
  const proof = { name: 'report.pdf', mimeType: 'application/pdf', buffer: aPdf('police report') };
  await ada.locator('input[type=file]').setInputFiles(proof);
  await ada.getByRole('button', { name: 'Upload document' }).click();
  await expect(ada.getByText(/^Document uploaded/)).toBeVisible();
  await ada.getByLabel('Reason').last().selectOption('Proven fraud');
  const reason = `The register knows another owner of ${slug}.`;
  await ada.getByLabel('Message to the seller').fill(reason);
  await ada.getByRole('button', { name: 'Take down listing' }).click();
  await expect(ada.getByText('Listing taken down.')).toBeVisible();
  await expect(ada.getByText('Taken down: Proven fraud')).toBeVisible();
  await expect(async () => {
    await visitor.goto(`/properties/${slug}`);
    await expect(visitor.getByText('Our staff took this listing down')).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await ada.goto(report);
  await ada.getByLabel('Outcome').selectOption('Listing taken down');
  await ada.getByLabel('What did you find?').fill('The register knows another owner.');
  await ada.getByRole('button', { name: 'Close report' }).click();
  await expect(ada.getByText('Report closed')).toBeVisible();
  await openHome(ada, slug);
  await ada.getByLabel('What has changed?').fill('The other owner was a namesake.');
  await ada.getByRole('button', { name: 'Lift takedown' }).click();
  await expect(
    ada.getByText('Takedown lifted. The seller can relist the home. We’re notifying the seller.'),
  ).toBeVisible();
  await expectSound(ada);

  await ada.goto('/dashboard/admin/audit');
  await ada.getByLabel('Keywords').fill(`register ${slug}`);
  await ada.getByLabel('Who', { exact: true }).fill('Ada');
  await ada.getByLabel('Action', { exact: true }).selectOption('took it down');
  await ada.getByRole('main').getByRole('button', { name: 'Search' }).click();
  const entry = ada.getByRole('main').getByRole('listitem');
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('For sale → Withdrawn');
  await expect(entry).toContainText(`fraud: ${reason}`);
  await expectSound(ada);
});

test('a suspended account is signed out and cannot sign in; once restored it can, and accepts an invitation to staff', async ({
  page: rosa,
  newVisitor,
  allowError,
}) => {
  test.setTimeout(120_000);
  allowError(/status of (401|403)/);
  const person = await createBidder(place);
  await signInAs(rosa, person);
  const ada = await newVisitor();
  await signInAs(ada, staff);
  await ada.goto('/dashboard/admin/people');
  await ada.getByLabel('Name or email').fill(person.email.split('@')[0] ?? '');
  await ada.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(ada.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expectSound(ada);
  await ada.getByRole('link', { name: person.name }).click();
  await ada.getByLabel('Why are you suspending the account?').fill('A payment was called back.');
  await ada.getByRole('button', { name: 'Suspend account' }).click();
  await expect(ada.getByText('Account suspended and signed out everywhere')).toBeVisible();
  await expectSound(ada);
  await rosa.goto('/dashboard');
  await expect(heading(rosa, 'Sign in to see this page')).toBeVisible();
  await openDialog(rosa);
  await signIn(rosa, person);
  await expect(dialogOf(rosa).getByText('This account is suspended')).toBeVisible();

  await ada.getByLabel('Why are you lifting the suspension?').fill('It was the bank’s fault.');
  await ada.getByRole('button', { name: 'Lift suspension' }).click();
  await expect(
    ada.getByText('Suspension lifted. The account is active again.', { exact: true }),
  ).toBeVisible();
  await ada.getByRole('button', { name: 'Invite to staff' }).click();
  await expect(ada.getByText('Invitation sent.')).toBeVisible();
  await expect(ada.getByRole('button', { name: 'Withdraw invitation' })).toBeVisible();
  await expectSound(ada);
  await dialogOf(rosa).getByRole('button', { name: 'Sign in', exact: true, pressed: false }).click();
  await expect(accountOf(rosa)).toBeVisible();
  await waitForDialogToClose(rosa);
  const mail = rosa.getByRole('article').filter({ hasText: person.email });
  const invitation = mail
    .filter({ hasText: 'Join the staff of' })
    .getByRole('link', { name: /staff-invitation/ });
  await expect(async () => {
    await rosa.goto('/dev/mail');
    expect(await invitation.count()).toBe(1);
  }).toPass();
  await invitation.click();
  await expect(heading(rosa, 'Join the staff of')).toBeVisible();
  await expectSound(rosa);
  await rosa.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(heading(rosa, 'Staff desk')).toBeVisible();
  await expect(rosa).toHaveURL(/\/dashboard\/admin$/);
  await expectSound(rosa);
});
