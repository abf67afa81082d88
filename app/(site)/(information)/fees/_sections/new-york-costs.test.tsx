import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { closingCostNames as names } from '@/messages/costs/closing-cost-names';
import { NewYorkCosts, WorkedSums } from './new-york-costs';

test('a cost whose rate nobody has verified says so', () => {
  const rows = renderToStaticMarkup(<NewYorkCosts />).split('<tr');
  const isMarked = (name: string) => rows.find((row) => row.includes(`>${name}<`))?.includes('(unverified)');
  const { stateTransferTax, peconicBayTax, titleInsurance, attorney, cityTransferTax, mansionTax } = names;
  for (const name of [stateTransferTax, peconicBayTax, titleInsurance, attorney])
    expect(isMarked(name), name).toBe(true);
  for (const name of [cityTransferTax, mansionTax]) expect(isMarked(name), name).toBe(false);
});

test('an example says which of its amounts is unverified', () => {
  const html = renderToStaticMarkup(<WorkedSums />);
  expect(html).toMatch(/title insurance about \$[\d,]+ \(unverified\)/i);
  expect(html.match(/\(unverified\)/g)).toHaveLength(1);
});
