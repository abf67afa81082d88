import { deflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { completeAnswers } from '@/lib/domain/drafts/draft.builders';
import { type Field, isApplicable } from '@/lib/domain/drafts/fields/field';
import { fieldsOf } from '@/lib/domain/drafts/fields/fields';
import type { StepId } from '@/lib/domain/drafts/fields/steps';

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

type Answers = Readonly<Record<string, string>>;

/** Fills the fields of a step; the id of a field is its name. */
export const fillStep = (page: Page, step: StepId, answers: Answers = {}): Promise<void> =>
  fillFields(page, fieldsOf(step), { ...completeAnswers, ...answers });

/** Changes only these answers of a complete step. */
export const changeStep = (page: Page, step: StepId, answers: Answers): Promise<void> =>
  fillFields(
    page,
    fieldsOf(step).filter(({ name }) => name in answers),
    { ...completeAnswers, ...answers },
  );

async function fillFields(page: Page, fields: readonly Field[], answers: Answers): Promise<void> {
  for (const field of fields) {
    const answer = answers[field.name];
    if (!answer || !isApplicable(field, answers)) continue;
    const control = page.locator(`#${field.name}`);
    if (field.control === 'checkboxes')
      for (const each of answer.split(',')) await page.locator(`#${field.name}-${each}`).check();
    else if (field.control === 'checkbox') await control.check();
    else if (field.control === 'select') await control.selectOption(answer);
    else await control.fill(answer);
  }
}

export const saveAndContinue = (page: Page) =>
  page.getByRole('button', { name: 'Save and continue' }).click();

/** Creates an organization and returns the path of its listings. */
export async function foundOrganization(page: Page, name: string): Promise<string> {
  await page.goto('/dashboard/organizations');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create organization' }).click();
  await expect(heading(page, name)).toBeVisible();
  return new URL(page.url()).pathname;
}

/** A valid photo: a PNG with a dark and a light half, because one color would be held as blank. */
export function aPicture(width = 640, height = 480): Buffer {
  const half = Math.floor(width / 2);
  const colors = [Buffer.alloc(half * 3, 0x3a), Buffer.alloc((width - half) * 3, 0xca)];
  const row = Buffer.concat([Buffer.from([0]), ...colors]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function crc32(data: Buffer): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** A PDF of one empty page. Another `mark` (ASCII) makes another file: the site adds a file only once. */
export function aPdf(mark = 'empty'): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
  ];
  let text = `%PDF-1.7\n%${mark}\n`;
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** Adds a photo, the proof of authority, the contract of sale and the condition statement on their steps. */
export async function addFiles(page: Page, draftPath: string): Promise<void> {
  await page.goto(`${draftPath}/photos`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: aPicture() });
  await expect(page.getByRole('listitem').filter({ has: page.locator('img[src^="/media/"]') })).toHaveCount(
    1,
  );
  await page.goto(`${draftPath}/documents`);
  await expect(page.locator('#kind-new')).toHaveValue('ProofOfAuthority');
  await addDocument(page, 'ProofOfAuthority', 'Deed to the seller');
  // The form now offers the next kind of document.
  await expect(page.locator('#kind-new')).toHaveValue('ContractOfSale');
  await addDocument(page, 'ContractOfSale', 'Contract of sale');
  await addDocument(page, 'PropertyCondition', 'Property condition statement');
}

/** Adds a document on the documents step. */
export async function addDocument(page: Page, kind: string, title: string): Promise<void> {
  await page.locator('#kind-new').selectOption(kind);
  await page.locator('#title-new').fill(title);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: aPdf(kind) });
  await expect(page.getByRole('link', { name: new RegExp(`^${title}`) })).toBeVisible();
  await expect(page.locator('#title-new')).toHaveValue('');
}
