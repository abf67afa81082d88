import type { Locator, Page } from '@playwright/test';
import { openBrowserSession, type Person, type Place } from './bidders';
import { expect } from './fixtures';
import { place } from './place';

/** Sample logins: the reviewer of listings, and the seller of the homes that the dev route adds. */
export const staff = { name: 'Ada', email: 'admin@example.com', password: 'watch-over-all-1' };
export const seller = { email: 'seller@example.com', password: 'list-and-sell-1' };

export const dialogOf = (page: Page): Locator => page.getByRole('dialog');
/** The drawer that leads a bid from the registration to its state. */
export const drawerOf = (page: Page): Locator =>
  page.getByRole('dialog', {
    name: /^(Your bid|Register to bid|Place this bid\?|Raise your maximum\?|Buy this home now\?)$/,
  });
export const accountOf = (page: Page): Locator => page.getByRole('button', { name: /^Account: / });

export async function openDialog(page: Page): Promise<void> {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

/** Signs in through the open dialog. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await dialogOf(page).getByLabel('Email').fill(email);
  await dialogOf(page).getByLabel('Password', { exact: true }).fill(password);
  await dialogOf(page).getByRole('button', { name: 'Sign in', exact: true, pressed: false }).click();
}

/**
 * Waits until the dialog has closed and left the browser history: closing it steps back, which would abort a
 * navigation that starts before then.
 */
export async function waitForDialogToClose(page: Page): Promise<void> {
  await expect(dialogOf(page)).toBeHidden();
  await page.waitForFunction(() => navigation.canGoForward);
}

/** Opens the sign-in dialog and signs in through it. */
export async function signInByDialog(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await openDialog(page);
  await signIn(page, person);
  await expect(accountOf(page)).toBeVisible();
  await waitForDialogToClose(page);
}

/** Sets the cookies and local storage that a sign-in leaves behind. Takes effect on the next page load. */
export async function signInAs(
  page: Page,
  person: Pick<Person, 'email' | 'password'>,
  site: Place = place,
): Promise<void> {
  const { cookie, savedUser } = await openBrowserSession(site, person);
  const [name, value] = savedUser;
  await page.context().setStorageState({
    cookies: cookie.split('; ').map((pair) => toCookie(pair, new URL(site.siteUrl).hostname)),
    origins: [{ origin: site.siteUrl, localStorage: [{ name, value }] }],
  });
}

function toCookie(pair: string, domain: string) {
  const [name = '', value = ''] = pair.split('=');
  const flags = { secure: false, sameSite: 'Lax' } as const;
  // Only the session cookie is HttpOnly; the page's code reads the other one.
  return { name, value, domain, path: '/', expires: -1, httpOnly: name === '__session', ...flags };
}

/** Creates an account through the open dialog. */
export async function signUp(page: Page, { name, email, password }: Person): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Create account' }).click();
  await dialogOf(page).getByLabel('Your name').fill(name);
  await dialogOf(page).getByLabel('Email').fill(email);
  await dialogOf(page).getByLabel('Password', { exact: true }).fill(password);
  await dialogOf(page).getByRole('button', { name: 'Create account', pressed: false }).click();
  await expect(dialogOf(page).getByText('We’ve sent you an email')).toBeVisible();
}

/** Opens the link of a message in the local mailbox. */
export async function openMail(page: Page, to: string, subject: string): Promise<void> {
  await page.goto('/dev/mail');
  const message = page.getByRole('article').filter({ hasText: to }).filter({ hasText: subject });
  await message.getByRole('link', { name: /auth\/action/ }).click();
}

/** Fills in the first step of the registration. */
export async function fillPerson(form: Locator, legalName: string): Promise<void> {
  await form.getByLabel('Legal name').fill(legalName);
  await form.getByLabel('Mailing address').fill('12 Elm Street');
  await form.getByLabel('City').fill('Utica');
  await form.getByLabel('State', { exact: true }).fill('NY');
  await form.getByLabel('ZIP code').fill('13501');
  await form.getByLabel('US phone number').fill('(212) 555-0142');
}

/** Goes on from the first step to the last one and fills that in, too. */
export async function finishRegistration(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Continue' }).click();
  await form.getByLabel('How will you take title?').selectOption('In my own name only');
  await form.getByLabel('What type of buyer are you?').selectOption('I’m buying a home to live in');
  await form.getByRole('button', { name: 'Continue' }).click();
  await form.getByRole('checkbox').check();
}
