import { expect, test } from 'vitest';
import { rowFault, rowFaultCodes } from '@/lib/domain/imports/values/row-fault';
import { faultWords, reasonWords, warningWords } from './row-fault-words';

const table = {
  headings: ['Kind', 'Address', 'Stories'],
  mapping: ['propertySubType', 'unparsedAddress', 'stories'],
};

test('every fault is a full sentence, also as a warning', () => {
  for (const code of rowFaultCodes) {
    const fault = rowFault(code, { field: 'stories', value: 'x', text: 'Enter a whole number.' });
    for (const words of [reasonWords(fault), warningWords(fault)]) {
      expect(words).toMatch(/^[A-Z“].*[.]$/);
      expect(words).not.toContain('undefined');
    }
  }
});

test('a fault names its field, its column, the value and the choices', () => {
  const castle = rowFault('not-a-choice', { field: 'propertySubType', value: 'Castle' });
  expect(faultWords(castle, table)).toMatch(
    /^Property type \(column “Kind”\): “Castle” isn’t one of the choices: Single-family house, Townhouse, .*\.$/,
  );
  const street = rowFault('answer', { field: 'street', value: 'Nowhere', text: 'Enter the number.' });
  expect(faultWords(street, table)).toBe(
    'House number and street (column “Address”): “Nowhere”: Enter the number.',
  );
  const stories = rowFault('not-a-number', { field: 'stories', value: 'two' });
  expect(faultWords(stories, table)).toMatch(/^Stories: “two” isn’t a whole number/);
  expect(faultWords(rowFault('repeat', { text: '7' }), table)).toMatch(/^Row 7 is for the same home/);
});
