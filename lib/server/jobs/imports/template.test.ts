import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { choiceLabel } from '@/lib/copy/drafts/choice-label';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import { completeAnswers } from '@/lib/domain/drafts/draft.builders';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { getField } from '@/lib/domain/drafts/fields/fields';
import { guessColumns, toRemember } from '@/lib/domain/imports/columns';
import { readRow } from '@/lib/domain/imports/row';
import { readTable } from './reading/read-table';
import { templateBytes, templateColumns } from './template';

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

test('a filled template reads back as the answers that were filled in', async () => {
  const { headings, rows } = await filled({ ...completeAnswers, reference: 'REO-1' });
  const reading = { headings, mapping: guessColumns(headings, wizardWords), constants: {}, ownWords: {} };
  const [row] = rows.slice(-1).map((each) => readRow(each, reading, wizardWords));
  const expected = Object.fromEntries(
    templateColumns.flatMap((name) => (name === 'reference' ? [] : [[name, completeAnswers[name] ?? '']])),
  );
  expect(row).toMatchObject({ reference: 'REO-1', answers: expected, unread: [], notes: [] });
});
