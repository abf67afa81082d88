import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPerson, createAccount } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { type OwnServer, startOwnServer } from '../support/own-server';
import { accountOf, dialogOf, openDialog, signIn, waitForDialogToClose } from '../support/people';
import { portsOf } from '../support/place';
import { expectSound } from '../support/sound';

// Only a server with configured providers offers them.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://localhost:${portsOf('sso').port}` });
const dataDir = mkdtempSync(join(tmpdir(), 'sso-e2e-'));
let server: OwnServer | undefined;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const providers = [
    { id: 'oidc.first-bank', label: 'First Bank', domains: ['firstbank.example'] },
    { id: 'oidc.second-bank', label: 'Second Bank', domains: ['secondbank.example'] },
  ];
  const env = { SSO_PROVIDERS: JSON.stringify(providers) };
  server = await startOwnServer({ ...portsOf('sso'), dataDir, env });
});
test.afterAll(async () => {
  await server?.end();
  rmSync(dataDir, { recursive: true, force: true });
});

test('an employee types the work address and continues with the company; an earlier account asks once for its password', async ({
  page,
  allowError,
}) => {
  allowError(/status of 403.*\/api\/session/);
  // Signing out right after signing in, while the page still loads what belongs to the account.
  allowError(/status of 401.*\/api\/(?:me\/homes|live)/);
  const continueWith = (label: string) =>
    dialogOf(page).getByRole('button', { name: `Continue with ${label}` });
  const typeAddress = (email: string) => dialogOf(page).getByLabel('Email').fill(email);
  async function signOut(): Promise<void> {
    await accountOf(page).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(accountOf(page)).toHaveCount(0);
  }

  await openDialog(page);
  await expect(continueWith('First Bank')).toBeVisible();
  await expect(continueWith('Second Bank')).toBeVisible();
  await typeAddress('ada@firstbank.example');
  await expect(continueWith('Second Bank')).toBeHidden();
  await expectSound(page);
  await continueWith('First Bank').click();
  await expect(accountOf(page)).toBeVisible();
  await waitForDialogToClose(page);
  await signOut();

  const ben = { ...aPerson('Ben Ortiz'), email: 'ben@firstbank.example' };
  if (!server) throw new Error('It was started');
  await createAccount(server.place, ben);
  await openDialog(page);
  await typeAddress(ben.email);
  await continueWith('First Bank').click();
  await expect(dialogOf(page).getByText('You already have an account')).toBeVisible();
  await expect(accountOf(page)).toHaveCount(0);
  await signIn(page, ben);
  await expect(accountOf(page)).toBeVisible();
  await waitForDialogToClose(page);
  await signOut();
  await openDialog(page);
  await typeAddress(ben.email);
  await continueWith('First Bank').click();
  await expect(accountOf(page)).toBeVisible();
});
