import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { closingCostNames as names } from '@/messages/costs/closing-cost-names';
import { NewYorkCosts, SellersTaxes, WorkedSums } from './new-york-costs';

test('a cost with an unverified rate is marked', () => {
  const rows = renderToStaticMarkup(<NewYorkCosts />).split('<tr');
  const isMarked = (name: string) => rows.find((row) => row.includes(`>${name}<`))?.includes('(unverified)');
  for (const name of [names.supplementalTax, names.peconicBayTax, names.titleInsurance, names.attorney])
    expect(isMarked(name), name).toBe(true);
  for (const name of [names.stateTransferTax, names.cityTransferTax, names.mansionTax])
    expect(isMarked(name), name).toBe(false);
});

test('an example says which of its amounts is unverified', () => {
  const html = renderToStaticMarkup(<WorkedSums />);
  expect(html).toMatch(/title insurance about \$[\d,]+ \(unverified\)/i);
  expect(html).toMatch(/supplemental tax \$[\d,]+ \(unverified\)/);
  expect(html.match(/\(unverified\)/g)).toHaveLength(2);
});

// By hand: the city taxes 1.425 % of a price above $500,000, and the mansion tax is 1 % from $1 million.
// 990,000 × 0.01425 = 14,107.50, and 1,004,107.50 × 0.01 = 10,041.08; 985,000 × 0.01425 = 14,036.25.
test('the city’s tax lifts $990,000 over $1 million, but not $985,000, and nothing lifts $997,000 in Nassau', () => {
  const html = renderToStaticMarkup(<SellersTaxes />);
  expect(html).toContain('sells for $990,000 and');
  expect(html).toContain('the city’s tax adds $14,107.50 to');
  expect(html).toContain('as if the price were $1,004,107.50. That’s above $1 million');
  expect(html).toContain('also owes $10,041.08 in mansion tax.');
  expect(html).toContain('At $985,000, the state taxes the same sale as if the price were $999,036.25.');
  expect(html).toContain('$997,000 stays $997,000,');
});
