import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { printConditionForm } from './print-condition-form';

test('the blank disclosure form is a PDF of a few pages, the same each time', async () => {
  const [one, other] = await Promise.all([printConditionForm(), printConditionForm()]);
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  const pdf = await PDFDocument.load(one);
  expect(pdf.getTitle()).toBe('Property condition disclosure statement');
  expect(pdf.getPageCount()).toBeGreaterThan(3);
  expect(pdf.getPageCount()).toBeLessThan(8);
});
