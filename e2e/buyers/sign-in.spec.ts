import { aPerson, createAccount } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import {
  accountOf,
  dialogOf,
  openDialog,
  openMail,
  signIn,
  signUp,
  waitForDialogToClose,
} from '../support/people';
import { place } from '../support/place';

const REFUSED_SIGN_IN = /status of 400.*accounts:signInWithPassword/;

test('a confirmation link opened in another browser asks for a new password, which replaces the one from sign-up', async ({
  page,
  newVisitor,
  allowError,
}) => {
  allowError(REFUSED_SIGN_IN);
  const person = aPerson('Nell Marsh');
  const { email } = person;
  await openDialog(page);
  await signUp(page, person);

  const owner = await newVisitor();
  await openMail(owner, email, 'Confirm your email');
  await expect(owner.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await expect(accountOf(owner)).toHaveCount(0);
  await owner.getByLabel('Password', { exact: true }).fill('short');
  await owner.getByRole('button', { name: 'Save password' }).click();
  await expect(owner.getByRole('alert').getByText('Use at least 10 characters.')).toBeVisible();
  await owner.getByLabel('Password', { exact: true }).fill('chosen-by-the-owner');
  await owner.getByRole('button', { name: 'Save password' }).click();
  await expect(owner.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await expect(accountOf(owner)).toBeVisible();

  await dialogOf(page).getByRole('button', { name: 'I opened the link' }).click();
  await expect(dialogOf(page).getByText('Not confirmed yet')).toBeVisible();
  await expect(accountOf(page)).toHaveCount(0);
  await dialogOf(page).getByRole('button', { name: 'Sign in with the password you chose there' }).click();
  await signIn(page, { email, password: 'chosen-by-the-owner' });
  await expect(accountOf(page)).toBeVisible();
});

test('a person who signs up to list a home goes on with the listing from the email, on any device', async ({
  page,
  newVisitor,
  allowError,
}) => {
  allowError(/status of 401.*\/dashboard/);
  const person = aPerson('Olive Park');
  await page.goto('/dashboard/listings?begin=1');
  await signUp(page, person);
  const owner = await newVisitor();
  await openMail(owner, person.email, 'Confirm your email');
  await owner.getByLabel('Password', { exact: true }).fill('chosen-by-the-owner');
  await owner.getByRole('button', { name: 'Save password' }).click();
  await owner.getByRole('link', { name: 'Continue your listing' }).click();
  await expect(owner).toHaveURL(/\/dashboard\/listings\/[^/]+\/owner$/);
  await owner.goto('/about');
  await accountOf(owner).click();
  await expect(owner.getByRole('link', { name: 'Listings', exact: true })).toBeVisible();
  await expect(owner.getByRole('link', { name: 'Sales', exact: true })).toBeVisible();
  await owner.goto('/dashboard/listings?begin=first');
  await expect(owner.getByRole('heading', { level: 1, name: 'Listings' })).toBeVisible();
});

test('a protected page asks for a sign-in and opens after a Google sign-in; signing out in one tab signs out all tabs', async ({
  page,
  allowError,
}) => {
  allowError(/status of 401.*\/dashboard/);
  const answer = await page.goto('/dashboard/registration');
  expect(answer?.status()).toBe(401);
  await dialogOf(page).getByRole('button', { name: 'Continue with Google' }).click();
  await dialogOf(page)
    .getByRole('button', { name: /Nora Weiss/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /registration|Register to bid/ })).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/sign-in');
  await expect(second).toHaveURL('/');
  await expect(accountOf(second)).toBeVisible();
  await accountOf(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(accountOf(page)).toHaveCount(0);
  await expect(accountOf(second)).toHaveCount(0);
});

test('the sign-in dialog takes focus, keeps typed values, closes on Escape and Back, and resets a forgotten password by mail', async ({
  page,
  allowError,
}) => {
  allowError(REFUSED_SIGN_IN);
  const person = aPerson('Omar Reyes');
  await createAccount(place, person);
  await openDialog(page);
  await expect(dialogOf(page).getByLabel('Email')).toBeFocused();
  await dialogOf(page).getByLabel('Email').fill('half-typed@exam');
  await page.keyboard.press('Escape');
  await waitForDialogToClose(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByLabel('Email')).toHaveValue('half-typed@exam');
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL('/about');

  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signIn(page, { ...person, password: 'not-the-password' });
  await expect(dialogOf(page).getByText('is incorrect')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(dialogOf(page).getByLabel('Email')).toHaveValue(person.email);
  await dialogOf(page).getByRole('button', { name: 'Send link' }).click();
  await expect(dialogOf(page).getByText('If there’s an account')).toBeVisible();
  await openMail(page, person.email, 'Reset your Bank-Owned New York password');
  await page.getByLabel('New password').fill('the-second-password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await expect(accountOf(page)).toBeVisible();
});
