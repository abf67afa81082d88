import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { choiceLabel } from '@/lib/copy/drafts/choice-label';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import { assess } from '@/lib/domain/drafts/assess';
import { completeAnswers, draftNow } from '@/lib/domain/drafts/draft.builders';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { getField } from '@/lib/domain/drafts/fields/fields';
import { answersOf } from '@/lib/domain/drafts/organization-answers';
import { guessColumns, toRemember } from '@/lib/domain/imports/columns';
import { planRow } from '@/lib/domain/imports/plan';
import { readRow } from '@/lib/domain/imports/row';
import { templateColumns } from '@/lib/domain/imports/template-columns';
import { readTable } from './reading/read-table';
import { templateBytes } from './template';

/** A cell as a person fills it: a choice by its label. */
const cellOf = (name: string, answer: string): string =>
  getField(name)?.choices?.includes(answer) ? choiceLabel(name, answer) : answer;

/** The template, filled with one home and read as an upload. */
async function filled(answers: Answers) {
  const [homes] = (await readXlsx(await templateBytes())).sheets;
  const row = templateColumns.map((name) => cellOf(name, answers[name] ?? ''));
  const bytes = await writeXlsx({ sheets: [{ name: 'Homes', rows: [...(homes?.rows ?? []), row] }] });
  const table = await readTable(bytes, 'ann');
  if (!table.ok) throw new Error(table.reason.reason);
  return table.value;
}

test('every heading of the template maps to its own field, whatever other tables of the bank mean by it', async () => {
  const { headings } = await filled(completeAnswers);
  expect(guessColumns(headings, wizardWords)).toEqual(templateColumns);
  const ofOthers = { reserve: 'reserve', reserveprice: '', propertytype: '' };
  expect(guessColumns(headings, wizardWords, ofOthers)).toEqual(templateColumns);
  expect(toRemember(headings, templateColumns)).not.toHaveProperty('reserve');
});

/** The only home of the table, as the import reads it. */
async function imported(answers: Answers) {
  const { headings, headingLine, rows } = await filled(answers);
  const mapping = guessColumns(headings, wizardWords);
  const homes = rows
    .filter(({ line }) => line > headingLine)
    .map((row) => readRow(row, { headings, mapping, constants: {}, ownWords: {} }, wizardWords));
  expect(homes).toHaveLength(1);
  return homes[0];
}

test('a filled template reads back as the answers that were filled in', async () => {
  const expected = Object.fromEntries(
    templateColumns.flatMap((name) =>
      ['reference', 'photos'].includes(name) ? [] : [[name, completeAnswers[name] ?? '']],
    ),
  );
  const row = await imported({ ...completeAnswers, reference: 'REO-1' });
  expect(row).toMatchObject({ reference: 'REO-1', answers: expected, unread: [], notes: [] });
});

const fixedPrice: Answers = { ...completeAnswers, saleFormat: 'fixed-price', listPrice: '415,000' };

test.each([
  ['an auction', completeAnswers],
  ['a fixed price', fixedPrice],
  ['a rented home with its charges', { ...fixedPrice, occupancy: 'Tenant', feeAmount: '210' }],
])('of a filled template for %s, only the files and the declaration are missing', async (_, answers) => {
  const tenancy = { leaseExists: 'yes', tenancySource: 'Rent roll', tenancyAsOf: '2026-11-01' };
  const fees = { feeFrequency: 'Monthly', feeIncludes: 'Water' };
  const row = await imported({ ...tenancy, ...fees, ...answers });
  const first = answersOf({ name: 'Mohawk Valley Savings', kind: 'bank' });
  const known = { byDraftKey: null, byReference: null, byAddress: null, neighbor: null };
  const plan = row && planRow({ row, known, first, words: wizardWords, now: draftNow });
  if (plan?.type !== 'create') throw new Error(JSON.stringify(plan));
  const { missing } = assess({
    content: { answers: plan.answers, photos: [], documents: [] },
    now: draftNow,
    duplicate: null,
    published: null,
    sellerProof: 'bank',
    keepsUncontractedAuction: false,
    site: { takesFee: false, brokerLicense: null },
  });
  expect(plan.warnings).toEqual([]);
  const open = missing.filter(({ step }) => step !== 'photos' && step !== 'documents');
  expect(open.map(({ field }) => field)).toEqual(['isDeclared']);
});
