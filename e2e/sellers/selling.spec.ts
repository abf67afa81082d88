import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { toEasternTime } from '@/lib/domain/shared/eastern-time';
import { aPerson, createAccount, createBidder, openSession, type Person } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { signInAs, staff } from '../support/people';
import { place } from '../support/place';
import { approve, buildHome, openReview } from '../support/publishing';
import {
  addDocument,
  addFiles,
  changeStep,
  fillStep,
  foundOrganization,
  heading,
  saveAndContinue,
} from '../support/selling';
import { expectSound } from '../support/sound';

const dayMs = 24 * 3_600_000;
const panel = (page: Page) => page.getByRole('region', { name: 'Auction', exact: true });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved / });
const rowOf = (page: Page, street: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: street });
/** Auction times from `startsAt` to a week later. */
const auctionFrom = (startsAt: number) => {
  const [start, end] = [toEasternTime(startsAt), toEasternTime(startsAt + 7 * dayMs)];
  return { startDate: start.date, startTime: start.time, endDate: end.date, endTime: end.time };
};

test('a seller lists a home, makes a change that the reviewer requests, is approved, and visitors see the home', async ({
  page: olive,
  newVisitor,
}) => {
  test.setTimeout(180_000);
  const person = aPerson('Olive Seller');
  await createAccount(place, person);
  await signInAs(olive, person);
  await olive.goto('/sell');
  await olive.getByRole('link', { name: 'List a property' }).click();
  await expect(heading(olive, 'Owner and authority')).toBeVisible();
  const draft = new URL(olive.url()).pathname.replace(/\/owner$/, '');
  const street = `${randomInt(1_000, 100_000)} Larkspur Lane`;
  await fillByKeyboard(olive);
  await expect(heading(olive, 'Address')).toBeVisible();
  await fillStep(olive, 'address', { postalCode: '14850', street, parcelNumber: '' });
  await expect(olive.getByText('Ithaca, Tompkins County')).toBeVisible();
  await saveAndContinue(olive);
  await expect(heading(olive, 'The property')).toBeVisible();
  await fillStep(olive, 'property');
  await saveAndContinue(olive);
  await expect(heading(olive, 'Condition, occupancy, title, and deed')).toBeVisible();
  await fillStep(olive, 'facts');
  await saveAndContinue(olive);
  await expect(heading(olive, 'Photos')).toBeVisible();
  await addFiles(olive, draft);
  await olive.goto(`${draft}/sale`);
  await fillStep(olive, 'sale', auctionFrom(Date.now() + 30 * dayMs));
  await saveAndContinue(olive);
  await expect(heading(olive, 'Preview and submit')).toBeVisible();
  await olive.getByRole('link', { name: 'Preview as a buyer' }).click();
  await expect(panel(olive).getByText('$200,000', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(heading(olive, street)).toBeVisible();
  await olive.getByRole('link', { name: 'Back to the listing' }).click();
  await olive.getByRole('button', { name: 'Submit for review' }).click();
  await expect(olive.getByText('Submitted for review')).toBeVisible();

  const ada = await newVisitor();
  await signInAs(ada, staff);
  await openReview(ada, street);
  await ada.getByRole('button', { name: 'Claim for review' }).click();
  await expect(ada.getByRole('button', { name: 'Release' })).toBeVisible();
  await expectSound(ada);
  const note = 'Please begin sooner, the home is empty.';
  await ada.locator('summary').filter({ hasText: 'Note about: Opening time (Eastern)' }).click();
  await ada.getByRole('textbox', { name: 'Note about: Opening time (Eastern)' }).fill(note);
  await ada.getByRole('button', { name: 'Request changes' }).click();
  await expect(ada.getByText('We’re notifying the seller')).toBeVisible();

  await olive.goto('/dashboard/listings');
  await expect(rowOf(olive, street)).toContainText('Changes requested');
  await rowOf(olive, street)
    .getByRole('link', { name: /^Make changes/ })
    .click();
  const submission = olive.getByRole('region', { name: 'Submit' });
  await expect(submission).toContainText(
    'You haven’t changed anything since the listing was returned. Resubmit anyway?',
  );
  await expect(submission).toContainText(note);
  await submission.getByRole('link', { name: 'Make the changes' }).click();
  await expect(olive.getByLabel('Opening time (Eastern)')).toHaveAccessibleDescription(new RegExp(note));
  await changeStep(olive, 'sale', auctionFrom(Date.now() + 20 * dayMs));
  await saveAndContinue(olive);
  await olive.getByRole('button', { name: 'Resubmit for review' }).click();
  await expect(olive.getByText('Submitted for review')).toBeVisible();

  await openReview(ada, street);
  await expect(ada.getByText(/^[1-4] changes? since the last submission$/)).toBeVisible();
  await approve(ada);
  await olive.goto('/dashboard/listings');
  await expect(rowOf(olive, street)).toContainText('Upcoming auction');
  await rowOf(olive, street)
    .getByRole('link', { name: /^Manage/ })
    .click();
  await olive.getByRole('link', { name: 'View listing' }).click();
  await expect(heading(olive, street)).toBeVisible();
  await expect(panel(olive).getByText('Starting bid').filter({ visible: true })).toHaveCount(1);
});

test('an auction without the contract of sale is held back with the reason, and scheduled once it is uploaded', async ({
  page: olive,
  newVisitor,
}) => {
  const auction = { startsInMs: 30 * dayMs, endsInMs: 37 * dayMs };
  const { owner, street, manage } = await buildHome('draft', auction);
  await signInAs(olive, owner);
  await olive.goto(`${manage}/documents`);
  const paper = olive.getByRole('form', { name: 'Contract of sale' });
  await paper.getByText('Edit Contract of sale').click();
  await paper.getByRole('button', { name: 'Remove Contract of sale' }).click();
  await expect(paper).toHaveCount(0);

  await olive.goto(`${manage}/preview`);
  const left = olive.getByRole('region', { name: '1 item left to complete' });
  await expect(left).toContainText('bidders must be able to read it before they bid');
  await expect(olive.getByText('You can submit once everything is complete')).toBeVisible();
  await expectSound(olive);
  await left.getByRole('link', { name: 'Documents' }).click();
  await expect(olive.locator('#kind-new')).toHaveValue('ContractOfSale');
  await addDocument(olive, 'ContractOfSale', 'Contract of sale, final');
  await olive.goto(`${manage}/preview`);
  await olive.getByRole('button', { name: 'Submit for review' }).click();
  await expect(olive.getByText('Submitted for review')).toBeVisible();

  const ada = await newVisitor();
  await signInAs(ada, staff);
  await openReview(ada, street);
  await approve(ada);
  await olive.goto('/dashboard/listings');
  await expect(rowOf(olive, street)).toContainText('Upcoming auction');
  await olive.goto(manage);
  await olive.getByRole('link', { name: 'View listing' }).click();
  await expect(olive.getByRole('link', { name: /^Contract of sale, final/ })).toBeVisible();
});

test('when two devices change one answer the seller chooses, and an answer typed offline is saved once the connection returns', async ({
  page: phone,
  newVisitor,
  allowError,
}) => {
  allowError(/ERR_INTERNET_DISCONNECTED/);
  const { owner, manage } = await buildHome('draft');
  const laptop = await newVisitor();
  for (const page of [phone, laptop]) {
    await signInAs(page, owner);
    await page.goto(`${manage}/owner`);
  }
  await phone.getByLabel('Seller name').fill('Olive Phone');
  await phone.getByLabel('Seller name').blur();
  await expect(saved(phone)).toBeVisible();
  await laptop.getByLabel('Who’s selling?').selectOption('Owner');
  await laptop.getByLabel('Seller name').fill('Olive Laptop');
  await laptop.getByLabel('Seller name').blur();
  const conflict = laptop
    .getByRole('alert')
    .filter({ hasText: 'Changed to “Olive Phone” on another device' });
  await expect(conflict).toBeVisible();
  await expect(laptop.getByLabel('Seller name')).toHaveValue('Olive Laptop');
  await expectSound(laptop);
  await conflict.getByRole('button', { name: 'Keep my answer' }).click();
  await expect(conflict).toBeHidden();
  await expect(saved(laptop)).toBeVisible();
  await phone.reload();
  await expect(phone.getByLabel('Seller name')).toHaveValue('Olive Laptop');
  await expect(phone.getByLabel('Who’s selling?')).toHaveValue('owner');

  await phone.setViewportSize({ width: 320, height: 640 });
  await phone.context().setOffline(true);
  await phone.getByLabel('Seller name').fill('Olive Offline');
  const button = phone.getByRole('button', { name: 'Save and continue' });
  const before = await button.boundingBox();
  await phone.getByLabel('Seller name').blur();
  await expect(phone.getByText('Not saved: we couldn’t connect')).toBeInViewport({ ratio: 1 });
  expect(await button.boundingBox()).toEqual(before);
  await phone.context().setOffline(false);
  await expect(saved(phone)).toBeVisible();
  await laptop.reload();
  await expect(laptop.getByLabel('Seller name')).toHaveValue('Olive Offline');
  await laptop.getByLabel('Seller name').fill('');
  await saveAndContinue(laptop);
  await expect(laptop.getByText('this step isn’t complete')).toBeVisible();
  await expectSound(laptop);
});

test('without JavaScript a step is saved, says what is missing and keeps the typed values', async ({
  newVisitor,
}) => {
  const { owner, manage } = await buildHome('draft', { answers: { postalCode: '', street: '' } });
  const plain = await newVisitor({ javaScriptEnabled: false });
  await signInAs(plain, owner);
  await plain.goto(`${manage}/address`);
  await plain.getByLabel('ZIP code').fill('07302');
  await plain.getByLabel('House number and street').fill('12 Larkspur Lane');
  await saveAndContinue(plain);
  await expect(plain.getByText('Saved, but this step isn’t complete')).toBeVisible();
  await expect(plain.getByLabel('ZIP code')).toHaveAccessibleDescription(
    /Enter a five-digit New York ZIP code/,
  );
  await expect(plain.getByLabel('House number and street')).toHaveValue('12 Larkspur Lane');
  await plain.getByLabel('ZIP code').fill('14850');
  await saveAndContinue(plain);
  await expect(heading(plain, 'The property')).toBeVisible();
  await plain.goto(`${manage}/address`);
  await expect(plain.getByText('Ithaca, Tompkins County')).toBeVisible();
});

/** Status of each page for: signed out, another member, the owner, staff. The draft was never submitted. */
const statuses: Readonly<Record<string, readonly number[]>> = {
  '/dashboard': [401, 200, 200, 200],
  '/dashboard/registration': [401, 200, 200, 200],
  '/dashboard/searches': [401, 200, 200, 200],
  '/dashboard/searches/new': [401, 200, 200, 200],
  '/dashboard/watch-list': [401, 200, 200, 200],
  '/dashboard/listings': [401, 200, 200, 200],
  // The page of an unpublished draft redirects its seller to the steps.
  '/dashboard/listings/[draftId]': [401, 404, 307, 404],
  '/dashboard/listings/[draftId]/[step]': [401, 404, 200, 404],
  '/dashboard/listings/[draftId]/photos': [401, 404, 200, 404],
  '/dashboard/listings/[draftId]/documents': [401, 404, 200, 404],
  // An unpublished home is in no lot.
  '/dashboard/listings/[draftId]/lot': [401, 404, 404, 404],
  '/dashboard/listings/[draftId]/reserve': [401, 404, 200, 404],
  '/preview/[draftId]': [401, 404, 200, 404],
  '/dashboard/organizations': [401, 200, 200, 200],
  '/dashboard/organizations/[organisationId]': [401, 404, 200, 404],
  '/dashboard/organizations/[organisationId]/portfolio': [401, 404, 200, 404],
  '/dashboard/organizations/[organisationId]/log': [401, 404, 200, 404],
  '/dashboard/organizations/[organisationId]/auction-day': [401, 404, 200, 404],
  '/dashboard/organizations/[organisationId]/approvals': [401, 404, 200, 404],
  '/dashboard/organizations/[organisationId]/figures': [401, 404, 200, 404],
  '/dashboard/organizations/[organisationId]/members': [401, 404, 200, 404],
  '/dashboard/organizations/[organisationId]/imports': [401, 404, 200, 404],
  '/dashboard/organizations/[organisationId]/portfolio/actions': [401, 404, 200, 404],
  '/dashboard/organizations/[organisationId]/portfolio/actions/[actionId]': [401, 404, 404, 404],
  '/dashboard/organizations/[organisationId]/files': [401, 404, 200, 404],
  '/dashboard/organizations/[organisationId]/files/[bulkId]': [401, 404, 404, 404],
  '/dashboard/organizations/[organisationId]/integrations': [401, 404, 200, 404],
  '/dashboard/bids/lists/new': [401, 200, 200, 200],
  '/dashboard/bids/lists/[listId]': [401, 404, 404, 404],
  '/dashboard/bids/auction-day': [401, 200, 200, 200],
  // No import exists.
  '/dashboard/organizations/[organisationId]/imports/[importId]': [401, 404, 404, 404],
  // An unknown token: the page says that the invitation cannot be used.
  '/dashboard/invitations/[organisationId]/[token]': [401, 200, 200, 200],
  '/dashboard/admin': [401, 403, 403, 200],
  '/dashboard/questions': [401, 200, 200, 200],
  '/dashboard/questions/new': [401, 200, 200, 200],
  '/dashboard/showings': [401, 200, 200, 200],
  '/dashboard/bids': [401, 200, 200, 200],
  '/dashboard/calendar': [401, 200, 200, 200],
  '/dashboard/notifications': [401, 200, 200, 200],
  '/dashboard/notifications/settings': [401, 200, 200, 200],
  '/dashboard/offers': [401, 200, 200, 200],
  // No offer and no home exists.
  '/dashboard/offers/[offerId]': [401, 404, 404, 404],
  '/dashboard/offers/homes/[listingKey]': [401, 404, 404, 404],
  '/dashboard/offers/new': [401, 200, 200, 200],
  '/dashboard/profile': [401, 200, 200, 200],
  '/dashboard/receipts': [401, 200, 200, 200],
  '/dashboard/receipts/[auctionId]': [401, 404, 404, 404],
  '/dashboard/sales': [401, 200, 200, 200],
  '/dashboard/sales/[saleId]': [401, 404, 404, 404],
  '/dashboard/security': [401, 200, 200, 200],
  '/dashboard/security/delete': [401, 200, 200, 200],
  '/dashboard/showings/new': [401, 200, 200, 200],
  '/dashboard/staff-invitation': [401, 200, 200, 200],
  '/dashboard/admin/audit': [401, 403, 403, 200],
  '/dashboard/admin/bulk': [401, 403, 403, 200],
  '/dashboard/admin/defaults/[saleId]': [401, 403, 403, 404],
  '/dashboard/admin/metrics': [401, 403, 403, 200],
  '/dashboard/admin/reasons': [401, 403, 403, 200],
  // Redirects to a submission or to the desk.
  '/dashboard/admin/review': [401, 403, 403, 307],
  '/dashboard/admin/search': [401, 403, 403, 200],
  '/dashboard/admin/stop': [401, 403, 403, 200],
  '/dashboard/admin/homes': [401, 403, 403, 200],
  '/dashboard/admin/homes/[listingKey]': [401, 403, 403, 404],
  '/dashboard/admin/organizations': [401, 403, 403, 200],
  '/dashboard/admin/organizations/[organisationId]': [401, 403, 403, 200],
  '/dashboard/admin/people': [401, 403, 403, 200],
  '/dashboard/admin/people/[uid]': [401, 403, 403, 404],
  '/dashboard/admin/reports/[reportId]': [401, 403, 403, 404],
  '/dashboard/admin/listings/[draftId]': [401, 403, 403, 404],
};

test('each signed-in page has the status in the table for each kind of person, and staff cannot read a draft before submission', async ({
  page,
}) => {
  const { draftId, owner } = await buildHome('draft');
  await signInAs(page, owner);
  const organization = await foundOrganization(page, 'Larch Savings');
  const organisationId = organization.replace(/.*\//, '');
  const cookies = ['', ...(await Promise.all([createBidder(place), owner, staff].map(cookieOf)))];
  const found: Record<string, readonly number[]> = {};
  for (const path of pagesIn('app/(dashboard)')) {
    const url = `${place.siteUrl}${path
      .replace('[draftId]', draftId)
      .replace('[step]', 'owner')
      .replace('[organisationId]', organisationId)}`;
    const responses = cookies.map((cookie) => fetch(url, { headers: { cookie }, redirect: 'manual' }));
    found[path] = (await Promise.all(responses)).map(({ status }) => status);
  }
  expect(found).toEqual(statuses);

  const refused = await fetch(`${place.siteUrl}/dashboard/admin`, { headers: { cookie: cookies[1] ?? '' } });
  expect(await refused.text()).toMatch(/<h1[^>]*>Staff only</);
});

const cookieOf = async (person: Person | Promise<Person>): Promise<string> =>
  openSession(place, await person);

const pagesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) => `/${file.replace('/page.tsx', '')}`);

/** Completes the first step using only the keyboard. */
async function fillByKeyboard(page: Page): Promise<void> {
  await page.getByLabel('Who’s selling?').focus();
  for (const typed of ['Bank', 'Mohawk Valley Savings', 'By foreclosure']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  // The parts of the optional date.
  const authority = page.getByLabel('Your authority to sell');
  while (!(await authority.evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.type('I represent the company');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(saved(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}
