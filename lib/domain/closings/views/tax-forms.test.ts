import { expect, test } from 'vitest';
import { taxFormsOf } from './tax-forms';

test('a deed has a county report and a transfer tax return, with separate forms in New York City', () => {
  expect(taxFormsOf('Erie', 'Duplex')).toEqual(['TP-584', 'RP-5217', 'IT-2663']);
  expect(taxFormsOf('Kings', 'Condominium')).toEqual(['TP-584-NYC', 'NYC-RPT', 'RP-5217NYC', 'IT-2663']);
});

test('co-op shares have no deed to report, and their own form for a nonresident seller', () => {
  expect(taxFormsOf('Erie', 'StockCooperative')).toEqual(['TP-584', 'IT-2664']);
  expect(taxFormsOf('Kings', 'StockCooperative')).toEqual(['TP-584-NYC', 'NYC-RPT', 'IT-2664']);
});
