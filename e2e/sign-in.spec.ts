import { expect, test } from './fixtures';
import {
  accountOf,
  dialogLeft,
  dialogOf,
  fillRegistration,
  openDialog,
  openMail,
  signIn,
  signUp,
} from './people';

const REFUSED_SIGN_IN = /status of 400.*accounts:signInWithPassword/;
let people = 0;
const anEmail = (): string => `story-${Date.now()}-${process.pid}-${people++}@example.com`;

test('a newcomer creates an account, confirms the mail in another tab and registers to bid', async ({
  page,
}) => {
  const email = anEmail();
  await openDialog(page);
  await signUp(page, { name: 'Nell Marsh', email, password: 'a-long-password' });
  await expect(accountOf(page)).toHaveCount(0);

  const mail = await page.context().newPage();
  await openMail(mail, email, 'Confirm your e-mail');
  await expect(mail.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
  await mail.close();

  await expect(dialogOf(page)).toBeHidden();
  await accountOf(page).click();
  await page.getByRole('link', { name: 'Register to bid' }).click();
  await fillRegistration(page, 'Nell Marsh');
  await page.getByLabel('US phone number').fill('555');
  await page.getByRole('button', { name: 'Register to bid' }).click();
  await page.getByLabel('US phone number').fill('(212) 555-0142');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Register to bid' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a link opened in another browser asks for a password, and the one typed at the sign-up is of no use', async ({
  page,
  newVisitor,
  allowError,
}) => {
  allowError(REFUSED_SIGN_IN);
  const email = anEmail();
  await openDialog(page);
  await signUp(page, { name: 'Nell Marsh', email, password: 'typed-at-the-sign-up' });

  const owner = await newVisitor();
  await openMail(owner, email, 'Confirm your e-mail');
  await expect(owner.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await expect(accountOf(owner)).toHaveCount(0);
  await owner.getByLabel('Password', { exact: true }).fill('short');
  await owner.getByRole('button', { name: 'Save the password' }).click();
  await expect(owner.getByText('Use at least 10 characters.')).toBeVisible();
  await owner.getByLabel('Password', { exact: true }).fill('chosen-by-the-owner');
  await owner.getByRole('button', { name: 'Save the password' }).click();
  await expect(owner.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
  await expect(accountOf(owner)).toBeVisible();

  await dialogOf(page).getByRole('button', { name: 'I have opened the link' }).click();
  await expect(dialogOf(page).getByText('Not yet')).toBeVisible();
  await expect(accountOf(page)).toHaveCount(0);
  await dialogOf(page).getByRole('button', { name: 'Sign in with the password you chose there' }).click();
  await signIn(page, { email, password: 'chosen-by-the-owner' });
  await expect(accountOf(page)).toBeVisible();
});

test('a sample Google account signs in, and signing out in one tab signs out in all', async ({ page }) => {
  await openDialog(page);
  await dialogOf(page).getByRole('button', { name: 'Continue with Google' }).click();
  await dialogOf(page)
    .getByRole('button', { name: /Nora Weiss/ })
    .click();
  await expect(accountOf(page)).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/sign-in');
  await expect(second).toHaveURL('/');
  await expect(accountOf(second)).toBeVisible();
  await accountOf(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(accountOf(page)).toHaveCount(0);
  await expect(accountOf(second)).toHaveCount(0);
});

test('a forgotten password is replaced through the mail, and the old one is of no use', async ({
  page,
  newVisitor,
  allowError,
}) => {
  allowError(REFUSED_SIGN_IN);
  const email = anEmail();
  await openDialog(page);
  await signUp(page, { name: 'Omar Reyes', email, password: 'the-first-password' });
  await openMail(page, email, 'Confirm your e-mail');
  await expect(accountOf(page)).toBeVisible();

  const other = await newVisitor();
  await openDialog(other);
  await dialogOf(other).getByRole('button', { name: 'Forgot your password?' }).click();
  await dialogOf(other).getByLabel('E-mail').fill(email);
  await dialogOf(other).getByRole('button', { name: 'Send the link' }).click();
  await expect(dialogOf(other).getByText('If there is an account')).toBeVisible();
  await openMail(other, email, 'Choose a new password');
  await other.getByLabel('New password').fill('the-second-password');
  await other.getByRole('button', { name: 'Save the password' }).click();
  await expect(other.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await expect(accountOf(other)).toBeVisible();

  const third = await newVisitor();
  await openDialog(third);
  await signIn(third, { email, password: 'the-first-password' });
  await expect(dialogOf(third).getByText('is not right')).toBeVisible();
  await signIn(third, { email, password: 'the-second-password' });
  await expect(accountOf(third)).toBeVisible();
});

test('nothing in the dialog tells whether an address has an account', async ({ page, allowError }) => {
  allowError(REFUSED_SIGN_IN);
  const said: (string | null | undefined)[] = [];
  for (const email of ['buyer@example.com', anEmail()]) {
    await openDialog(page);
    await signIn(page, { email, password: 'not-the-password' });
    said.push(await dialogOf(page).getByRole('alert').textContent());
    await dialogOf(page).getByRole('button', { name: 'Forgot your password?' }).click();
    await dialogOf(page).getByRole('button', { name: 'Send the link' }).click();
    said.push(await dialogOf(page).getByRole('status').textContent());
    await page.keyboard.press('Escape');
    await dialogLeft(page);
    await openDialog(page);
    await signUp(page, { name: 'Some Body', email, password: 'not-the-password' });
    said.push((await dialogOf(page).textContent())?.replace(email, 'ADDRESS'));
    await dialogOf(page).getByRole('button', { name: 'I have opened the link' }).click();
    said.push(await dialogOf(page).getByText('Not yet').textContent());
  }
  expect(said.slice(4)).toEqual(said.slice(0, 4));
});

test('the dialog takes the focus, keeps what was typed, closes on Escape and on back, and gives the focus back', async ({
  page,
}) => {
  await openDialog(page);
  await expect(dialogOf(page).getByLabel('E-mail')).toBeFocused();
  await dialogOf(page).getByLabel('E-mail').fill('half-typed@exam');
  await page.keyboard.press('Escape');
  await dialogLeft(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByLabel('E-mail')).toHaveValue('half-typed@exam');
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL('/about');
});

test('a page that needs a sign-in asks for it and then shows itself', async ({ page, allowError }) => {
  allowError(/status of 401.*\/dashboard/);
  const answer = await page.goto('/dashboard/registration');
  expect(answer?.status()).toBe(401);
  await signIn(page, { email: 'buyer@example.com', password: 'bid-and-see-1' });
  await expect(page.getByRole('heading', { level: 1, name: /registration|Register to bid/ })).toBeVisible();
});
