import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { signInAs, staff } from '../support/people';
import { openBank } from '../support/publishing';
import { aPdf, aPicture } from '../support/selling';
import { expectSound } from '../support/sound';

async function verify(ada: Page, organisationId: string): Promise<void> {
  await signInAs(ada, staff);
  await ada.goto(`/dashboard/admin/organizations/${organisationId}`);
  await ada.getByLabel('What did you check?').selectOption('FDIC certificate');
  await ada.getByLabel('Evidence').fill('628');
  await ada.getByRole('button', { name: 'Verify organization' }).click();
  await expect(ada.getByText('Buyers now see its name')).toBeVisible();
}

test('an owner uploads a document once for all homes, whose drafts get it and lose it again', async ({
  page: mona,
}) => {
  const { path, add } = await openBank(mona, 'Alder Savings');
  const { draftId } = await add('draft');
  const documents = mona.getByRole('region', { name: 'Documents for all homes' });
  const send = async (name: string, buffer: Buffer) => {
    await documents.getByLabel('Document type').selectOption('TermsOfSale');
    await documents.getByLabel('PDF').setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await documents.getByRole('button', { name: 'Upload for all homes' }).click();
  };
  await mona.goto(`${path}/files`);
  await send('terms.pdf', Buffer.from('no PDF'));
  await expect(mona.getByText('Not accepted').first()).toBeVisible();
  await expectSound(mona);
  await send('terms.pdf', aPdf('terms'));
  await expect(mona.getByText('Document stored.')).toBeVisible();
  const stored = documents.getByRole('link', { name: /^Terms of sale/ });
  await expect(stored).toHaveCount(1);
  const before = await stored.getAttribute('href');
  await send('terms-2.pdf', aPdf('terms, second edition'));
  await expect(stored).not.toHaveAttribute('href', before ?? '');
  await expect(stored).toHaveCount(1);
  await expectSound(mona);

  const inDraft = mona.getByRole('main').getByRole('link', { name: /^Terms of sale/ });
  const expectInDraft = (count: number) =>
    expect(async () => {
      await mona.goto(`/dashboard/listings/${draftId}/documents`);
      await expect(inDraft).toHaveCount(count, { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
  await expectInDraft(1);
  await mona.goto(`${path}/files`);
  await documents.getByRole('button', { name: /^Remove Terms of sale/ }).click();
  await expect(stored).toHaveCount(0);
  await expectInDraft(0);
});

test('an owner of a verified organization sets a logo, replaces it and removes it, and reads why a file is refused', async ({
  page: mona,
  newVisitor,
}) => {
  const { path, organisationId } = await openBank(mona, 'Birch Savings');
  await mona.goto(`${path}/members`);
  await expect(mona.getByText('Once our staff has verified the organization')).toBeVisible();
  await verify(await newVisitor(), organisationId);
  const section = mona.getByRole('region', { name: 'Logo' });
  const send = async (buffer: Buffer) => {
    await section.getByLabel('Image file').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await section.getByRole('button', { name: 'Upload logo' }).click();
  };
  await mona.goto(`${path}/members`);
  await send(aPdf());
  await expect(mona.getByText('Choose a PNG, JPEG, or WebP image')).toBeVisible();
  await send(aPicture(10, 10));
  await expect(mona.getByText('Choose an image of at least 24 by 24 pixels')).toBeVisible();
  await expect(section.getByRole('img')).toHaveCount(0);
  await expectSound(mona);
  await send(aPicture(480, 160));
  await expect(mona.getByText('Logo saved')).toBeVisible();
  const logo = section.getByRole('img');
  await expect(logo).toBeVisible();
  const before = await logo.getAttribute('src');
  await send(aPicture(200, 100));
  await expect(logo).not.toHaveAttribute('src', before ?? '');
  expect((await mona.request.get(before ?? '')).status()).toBe(404);
  await expectSound(mona);
  await section.getByRole('button', { name: 'Remove logo' }).click();
  await expect(section.getByRole('img')).toHaveCount(0);
});
