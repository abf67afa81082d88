import { describe, expect, test } from 'vitest';
import { completeAnswers, draftNow } from '@/lib/domain/drafts/draft.builders';
import { faultOf } from '@/lib/domain/drafts/fields/field';
import { fields, getField } from '@/lib/domain/drafts/fields/fields';
import { fieldFaultWords } from './field-fault-words';
import { missingAnswerWords } from './missing-answer-words';
import { aboutLabel, toQuestion } from './question';

const labelOf = (name: string, answers = {}) => {
  const field = getField(name);
  return field && toQuestion(field, answers).label;
};

describe('the questions of the wizard', () => {
  test('each has a label and a help text, and each choice has a label', () => {
    for (const field of fields) {
      const { name, label, help, choices = [] } = toQuestion(field);
      expect(label, name).not.toBe(name);
      expect(help.length, name).toBeGreaterThan(5);
      const codes = choices.filter(({ value, label: words }) => value === words && !isWord(value));
      expect(codes, name).toEqual([]);
    }
  });

  test('the regular charge is called as buyers of such a home call it', () => {
    const labels = ['Condominium', 'StockCooperative', 'MobileHome', 'Townhouse'].map((propertySubType) =>
      labelOf('feeAmount', { propertySubType }),
    );
    expect(labels).toEqual(['Common charges', 'Maintenance', 'Lot rent', 'HOA dues']);
    expect(labelOf('feeAmount')).toBe('HOA dues, common charges, maintenance, or lot rent');
  });

  test('a note on something else keeps its own name', () => {
    expect(['street', 'photos', 'toString'].map(aboutLabel)).toEqual([
      'House number and street',
      'Photos',
      'toString',
    ]);
  });

  test('the questions about a lien name its number', () => {
    expect(['lien1Kind', 'lien2Kind', 'lien3Amount', 'lien6Treatment'].map((name) => labelOf(name))).toEqual([
      'First lien or violation',
      'Lien or violation 2',
      'Lien 3 amount',
      'What will happen to lien 6?',
    ]);
  });
});

/** A value that is a word of its own, such as `Vacant` or `Farm`. */
const isWord = (value: string): boolean => /^[A-Z][a-z]+$/.test(value);

describe('what is wrong with an answer', () => {
  test.each<[name: string, typed: string, words: string]>([
    ['bedroomsTotal', '5000', 'Enter a number from 0 to 400.'],
    ['livingAreaSqft', '1', 'Enter a number from 80 to 2,000,000.'],
    ['yearBuilt', '1500', 'Enter a year from 1640 to 2030.'],
    ['latitude', '12', 'This point isn’t in New York. Enter a number between 40 and 46.'],
    ['conditionText', 'x'.repeat(2_001), 'Use 2,000 characters or fewer.'],
    ['endDate', '2027-05-18', 'An auction can run up to 60 days. Choose an earlier end date.'],
  ])('%s, typed as %s: %s', (name, typed, words) => {
    const field = getField(name);
    const fault = field && faultOf(field, { ...completeAnswers, [name]: typed }, draftNow);
    expect(fault && fieldFaultWords(fault)).toBe(words);
  });

  test('a missing answer names its question', () => {
    const missing = (field: string) =>
      missingAnswerWords({ step: 'owner', field, reason: { code: 'no-answer' } });
    expect([missing('sellerKind'), missing('sellerName')]).toEqual([
      'Not answered yet: Who’s selling?',
      'Not answered yet: Seller name.',
    ]);
  });
});
