import { expect, test } from 'vitest';
import { taxFormsOf } from './tax-forms';

const namesOf = (...of: Parameters<typeof taxFormsOf>) => taxFormsOf(...of).map(({ name }) => name);

test('a deed has a county report and a transfer-tax return, with separate forms in New York City', () => {
  expect(namesOf('Erie', 'Duplex')).toEqual(['TP-584', 'RP-5217', 'IT-2663']);
  expect(namesOf('Kings', 'Condominium')).toEqual(['TP-584-NYC', 'NYC-RPT', 'RP-5217NYC', 'IT-2663']);
});

test('co-op shares have no deed to report, and their own form for a nonresident seller', () => {
  expect(namesOf('Erie', 'StockCooperative')).toEqual(['TP-584', 'IT-2664']);
  expect(namesOf('Kings', 'StockCooperative')).toEqual(['TP-584-NYC', 'NYC-RPT', 'IT-2664']);
});
