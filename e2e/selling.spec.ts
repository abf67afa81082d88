import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { toEasternTime } from '@/lib/domain/selling/eastern-time';
import { aPerson, createAccount, createBidder, openSession, type Person } from './bidders';
import { expect, test } from './fixtures';
import { signInAs } from './people';
import { place } from './place';
import { addFiles, fillStep, foundOrganisation, goOn, heading } from './selling';
import { expectSound } from './sound';

const minute = 60_000;
const dayMs = 24 * 60 * minute;
const staff = { name: 'Ada', email: 'admin@example.com', password: 'watch-over-all-1' };
const panel = (page: Page) => page.getByRole('region', { name: 'Auction', exact: true });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved / });
const aStreet = () => `${randomInt(1_000, 100_000)} Larkspur Lane`;
const onClock = (at: number, which: 'start' | 'end') => {
  const { date, time } = toEasternTime(at);
  return { [`${which}Date`]: date, [`${which}Time`]: time };
};

/** Signed in, with a draft of one's own; answers the draft's path. */
async function begin(
  page: Page,
  name = 'Olive Seller',
): Promise<{ draft: string; person: ReturnType<typeof aPerson> }> {
  const person = aPerson(name);
  await createAccount(place, person);
  await signInAs(page, person);
  await page.goto('/sell');
  await page.getByRole('link', { name: 'List a property' }).click();
  await page.getByRole('button', { name: 'List a property' }).click();
  await expect(heading(page, 'Owner and authority')).toBeVisible();
  return { draft: new URL(page.url()).pathname.replace(/\/owner$/, ''), person };
}

test('an owner lists a home, is asked for a change, mends it, is approved, and a buyer sees it and bids', async ({
  page: olive,
  newVisitor,
}) => {
  test.setTimeout(360_000);
  const { draft, person } = await begin(olive);
  const street = aStreet();
  await fillByKeyboard(olive);
  await expect(heading(olive, 'Address')).toBeVisible();
  await fillStep(olive, 'address', { postalCode: '14850', street, parcelNumber: '' });
  await expect(olive.getByText('Ithaca, Tompkins County')).toBeVisible();
  await goOn(olive);
  await fillStep(olive, 'property');
  await goOn(olive);
  await expect(heading(olive, 'Condition, occupancy, title and deed')).toBeVisible();

  const laptop = await newVisitor();
  await signInAs(laptop, person);
  await laptop.goto('/dashboard/listings');
  await laptop.getByRole('link', { name: street }).click();
  await expect(laptop.getByLabel('Name of the seller')).toHaveValue('Mohawk Valley Savings');
  await laptop.goto(`${draft}/facts`);
  await fillStep(laptop, 'facts');
  await goOn(laptop);
  await addFiles(laptop, draft);
  await laptop.goto(`${draft}/sale`);
  const later = Date.now() + 30 * dayMs;
  await fillStep(laptop, 'sale', { ...onClock(later, 'start'), ...onClock(later + 7 * dayMs, 'end') });
  await goOn(laptop);
  await expect(heading(laptop, 'Preview and submit')).toBeVisible();
  await laptop.getByRole('link', { name: 'See the page as buyers will' }).click();
  await expect(panel(laptop).getByText('$200,000', { exact: true })).toBeVisible();
  await expect(heading(laptop, street)).toBeVisible();
  await laptop.getByRole('link', { name: 'Back to the listing' }).click();
  await laptop.getByRole('button', { name: 'Send it to the reviewers' }).click();
  await expect(laptop.getByText('It is with our reviewers')).toBeVisible();

  const ada = await newVisitor();
  await signInAs(ada, staff);
  await ada.goto('/dashboard/admin');
  await ada.getByRole('link', { name: street }).click();
  await ada.getByRole('button', { name: 'Take it' }).click();
  await expect(ada.getByRole('button', { name: 'Give it back' })).toBeVisible();
  await expectSound(ada);
  const note = 'Please begin sooner, the home is empty.';
  await ada.locator('summary').filter({ hasText: 'Note about: Opens at, Eastern time' }).click();
  await ada.getByRole('textbox', { name: 'Note about: Opens at, Eastern time' }).fill(note);
  await ada.getByRole('button', { name: 'Ask for the changes noted' }).click();
  await expect(ada.getByText('The seller is told by e-mail')).toBeVisible();

  const letter = olive.getByRole('article').filter({ hasText: person.email }).filter({ hasText: note });
  await expect(async () => {
    await olive.goto('/dev/mail');
    expect(await letter.count()).toBe(1);
  }).toPass();
  await olive.goto('/dashboard/listings');
  await olive
    .getByRole('region', { name: /Waiting for your changes/ })
    .getByRole('link', { name: street })
    .click();
  await olive.getByRole('link', { name: 'Opens at, Eastern time' }).click();
  await expect(olive.getByLabel('Opens at, Eastern time')).toHaveAccessibleDescription(new RegExp(note));
  const startsAt = Math.ceil(Date.now() / minute) * minute + minute;
  await fillStep(olive, 'sale', { ...onClock(startsAt, 'start'), ...onClock(startsAt + 7 * dayMs, 'end') });
  await goOn(olive);
  await olive.getByRole('button', { name: 'Send it to the reviewers' }).click();
  await expect(olive.getByText('It is with our reviewers')).toBeVisible();

  await ada.goto('/dashboard/admin');
  await ada.getByRole('link', { name: street }).click();
  await expect(ada.getByText(/^Changed since it was sent in before: [1-4]$/)).toBeVisible();
  await expectSound(ada);
  await ada.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(ada.getByText('The seller is told by e-mail')).toBeVisible();

  const rosa = await newVisitor();
  const bidder = await createBidder(place);
  await signInAs(rosa, bidder);
  await olive.goto('/dashboard/listings');
  await olive
    .getByRole('region', { name: /^Published/ })
    .getByRole('link', { name: street })
    .click();
  const path = (await olive.getByRole('link', { name: 'See the page' }).getAttribute('href')) ?? '';
  await rosa.goto(path);
  await expect(heading(rosa, street)).toBeVisible();
  await expectSound(rosa);
  const field = panel(rosa).getByLabel(/maximum/);
  await expect(field).toBeVisible({ timeout: 150_000 });
  await field.fill('200,000');
  await panel(rosa).getByRole('button', { name: 'Review your bid' }).click();
  await rosa
    .getByRole('dialog', { name: 'Place this bid?' })
    .getByRole('button', { name: 'Place the bid' })
    .click();
  await expect(panel(rosa).getByText('Your bid is in, and you lead')).toBeVisible();

  await ada.goto('/dashboard/admin/audit');
  await expect(
    ada.getByRole('listitem').filter({ hasText: 'approved and published it' }).first(),
  ).toContainText('In review → For sale');
});

test('two devices write in one draft: both keep theirs, and where both changed one answer the person chooses', async ({
  page: phone,
  newVisitor,
}) => {
  const { draft, person } = await begin(phone);
  const laptop = await newVisitor();
  await signInAs(laptop, person);
  for (const page of [phone, laptop]) await page.goto(`${draft}/owner`);
  await phone.getByLabel('Name of the seller').fill('Olive Phone');
  await phone.getByLabel('Name of the seller').blur();
  await expect(saved(phone)).toBeVisible();
  await laptop.getByLabel('Who sells?').selectOption('Owner');
  await laptop.getByLabel('Name of the seller').fill('Olive Laptop');
  await laptop.getByLabel('Name of the seller').blur();
  const conflict = laptop.getByRole('alert').filter({ hasText: 'changed to “Olive Phone” meanwhile' });
  await expect(conflict).toBeVisible();
  await expect(laptop.getByLabel('Name of the seller')).toHaveValue('Olive Laptop');
  await expectSound(laptop);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(conflict).toBeHidden();
  await expect(saved(laptop)).toBeVisible();
  await phone.reload();
  await expect(phone.getByLabel('Name of the seller')).toHaveValue('Olive Laptop');
  await expect(phone.getByLabel('Who sells?')).toHaveValue('owner');
});

test('what could not be saved stays in its field and is saved when the connection is back', async ({
  page,
  allowError,
}) => {
  allowError(/ERR_INTERNET_DISCONNECTED/);
  const { draft } = await begin(page);
  await page.context().setOffline(true);
  await page.getByLabel('Name of the seller').fill('Olive Offline');
  await page.getByLabel('Name of the seller').blur();
  await expect(page.getByText('Not saved: there is no connection')).toBeVisible();
  await page.context().setOffline(false);
  await expect(saved(page)).toBeVisible();
  await page.goto(`${draft}/owner`);
  await expect(page.getByLabel('Name of the seller')).toHaveValue('Olive Offline');
});

test('without JavaScript a step is saved, says what is missing and keeps what was typed', async ({
  page,
  newVisitor,
}) => {
  const { draft } = await begin(page);
  const plain = await newVisitor({ javaScriptEnabled: false });
  await plain.context().addCookies(await page.context().cookies());
  await plain.goto(`${draft}/address`);
  await plain.getByLabel('ZIP code').fill('07302');
  await plain.getByLabel('House number and street').fill('12 Larkspur Lane');
  await goOn(plain);
  await expect(plain.getByText('Saved, but this step is not complete')).toBeVisible();
  await expect(plain.getByLabel('ZIP code')).toHaveAccessibleDescription(/Enter a ZIP code of New York/);
  await expect(plain.getByLabel('House number and street')).toHaveValue('12 Larkspur Lane');
  await plain.getByLabel('ZIP code').fill('14850');
  await goOn(plain);
  await expect(heading(plain, 'The property')).toBeVisible();
  await page.goto(`${draft}/address`);
  await expect(page.getByText('Ithaca, Tompkins County')).toBeVisible();
});

/** What every page for members answers to nobody, a stranger, the owner and staff, about a draft that was never sent in. */
const answers: Readonly<Record<string, readonly number[]>> = {
  '/dashboard': [401, 200, 200, 200],
  '/dashboard/registration': [401, 200, 200, 200],
  '/dashboard/searches': [401, 200, 200, 200],
  '/dashboard/searches/new': [401, 200, 200, 200],
  '/dashboard/watch-list': [401, 200, 200, 200],
  '/dashboard/listings': [401, 200, 200, 200],
  // What is not published yet has its steps only.
  '/dashboard/listings/[draftId]': [401, 404, 307, 404],
  '/dashboard/listings/[draftId]/[step]': [401, 404, 200, 404],
  '/dashboard/listings/[draftId]/photos': [401, 404, 200, 404],
  '/dashboard/listings/[draftId]/documents': [401, 404, 200, 404],
  // There is nothing to see yet.
  '/preview/[draftId]': [401, 404, 404, 404],
  '/dashboard/organisations': [401, 200, 200, 200],
  '/dashboard/organisations/[organisationId]': [401, 404, 200, 404],
  '/dashboard/organisations/[organisationId]/members': [401, 404, 200, 404],
  '/dashboard/organisations/[organisationId]/imports': [401, 404, 200, 404],
  // There is none yet.
  '/dashboard/organisations/[organisationId]/imports/[importId]': [401, 404, 404, 404],
  // Says that it cannot be used.
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
  // Of nobody, of no home.
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
  '/dashboard/admin/homes': [401, 403, 403, 200],
  '/dashboard/admin/homes/[listingKey]': [401, 403, 403, 404],
  '/dashboard/admin/organizations': [401, 403, 403, 200],
  '/dashboard/admin/organizations/[organisationId]': [401, 403, 403, 200],
  '/dashboard/admin/people': [401, 403, 403, 200],
  '/dashboard/admin/people/[uid]': [401, 403, 403, 404],
  '/dashboard/admin/reports/[reportId]': [401, 403, 403, 404],
  '/dashboard/admin/listings/[draftId]': [401, 403, 403, 404],
};

test('every page for members answers each person as the table says, and staff read no draft before it is sent in', async ({
  page,
  newVisitor,
  allowError,
}) => {
  allowError(/status of 403/);
  const { draft, person } = await begin(page);
  const draftId = draft.replace(/.*\//, '');
  const organisation = await foundOrganisation(page, 'Larch Savings');
  const organisationId = organisation.replace(/.*\//, '');
  const cookies = ['', ...(await Promise.all([createBidder(place), person, staff].map(cookieOf)))];
  const found: Record<string, readonly number[]> = {};
  for (const path of pagesIn('app/(dashboard)')) {
    const url = `${place.siteUrl}${path
      .replace('[draftId]', draftId)
      .replace('[step]', 'owner')
      .replace('[organisationId]', organisationId)}`;
    const asked = cookies.map((cookie) => fetch(url, { headers: { cookie }, redirect: 'manual' }));
    found[path] = (await Promise.all(asked)).map(({ status }) => status);
  }
  expect(found).toEqual(answers);

  const stranger = await newVisitor();
  await signInAs(stranger, await createBidder(place));
  await stranger.goto('/dashboard/admin');
  await expect(heading(stranger, 'For our staff')).toBeVisible();
});

const cookieOf = async (person: Person | Promise<Person>): Promise<string> =>
  openSession(place, await person);

const pagesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) => `/${file.replace('/page.tsx', '')}`);

test('the pages of selling and of the review are accessible and fit a phone', async ({
  page,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  const { draft } = await begin(page);
  await goOn(page);
  await expect(page.getByText('this step is not complete')).toBeVisible();
  await expectSound(page);
  for (const step of ['address', 'property', 'facts', 'photos', 'documents', 'sale', 'preview']) {
    await page.goto(`${draft}/${step}`);
    await expectSound(page);
  }
  await page.goto('/dashboard/listings');
  await expectSound(page);
  const ada = await newVisitor();
  await signInAs(ada, staff);
  for (const path of ['', '/audit', '/homes', '/people'].map((each) => `/dashboard/admin${each}`)) {
    await ada.goto(path);
    await expectSound(ada);
  }
});

/** The first step with nothing but the keyboard. */
async function fillByKeyboard(page: Page): Promise<void> {
  await page.getByLabel('Who sells?').focus();
  for (const typed of ['Bank', 'Mohawk Valley Savings', 'By foreclosure', 'I act for the company']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(saved(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}
