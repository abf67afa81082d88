import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CostResult } from '@/components/costs/cost-result';
import { TotalCostLine } from '@/components/costs/total-cost-line';
import { answerCosts } from '@/lib/domain/costs/answer-costs';
import { readCosts } from '@/lib/domain/costs/cost-request';
import type { Sale } from '@/lib/domain/costs/sale/costed-sale';
import { aSale, today } from '@/lib/domain/costs/sale/costed-sale.builders';
import { dollars } from '@/lib/domain/shared/money';
import { CostsAt } from './costs-at';

const bidCents = dollars(400_000);
const footOf = (monthsUntilKeys: number) => {
  const costs = { today, hasUnknownLien: false, bidCents };
  const sale = aSale({ monthsUntilKeys, propertyTaxYearCents: dollars(4_800) });
  const table = renderToStaticMarkup(<CostsAt {...costs} isAuction sale={sale} mayPaySellersTaxes={false} />);
  const line = renderToStaticMarkup(<TotalCostLine {...costs} sale={sale} subject="bid" />);
  return {
    rows: [
      ...(table.match(/<tfoot.*<\/tfoot>/)?.[0] ?? '').matchAll(/<th[^>]*>([^<]+)<\/th><td>([^<]+)</g),
    ].map(([, name, amount]) => [name, Number(amount?.replaceAll(/[$,]/g, ''))]),
    notes: table,
    panel: Number(line.match(/<strong[^>]*>\$([^<]+)</)?.[1]?.replaceAll(',', '')),
  };
};

test('the table of costs ends with the total of the bid panel, with holding costs if there are any', () => {
  const held = footOf(3);
  const [cash, total] = held.rows;
  expect(held.rows).toHaveLength(2);
  expect(cash?.[0]).toBe('Cash needed at closing');
  expect(total?.[0]).toBe('Total cost including holding costs');
  expect(Number(total?.[1])).toBeCloseTo(Number(cash?.[1]) + 1_200 + 185, 2);
  expect(total?.[1]).toBe(held.panel);
  expect(held.notes).toContain('Any earnest money you pay counts toward this amount.');

  const free = footOf(0);
  expect(free.rows.map(([name]) => name)).toEqual(['Cash needed at closing']);
  expect(free.rows[0]?.[1]).toBe(free.panel);
});

test('a cost has the calculator’s marks for an estimate and for an unverified rate', () => {
  const costs = { today, hasUnknownLien: false, mayPaySellersTaxes: false, bidCents: dollars(1_200_000) };
  const html = renderToStaticMarkup(<CostsAt {...costs} isAuction sale={aSale({ kind: 'three-family' })} />);
  const marks = new Map(
    [...html.matchAll(/<th scope="row">([^<]+)(?:<small> ([^<]+)<\/small>)?<\/th>/g)].map(
      ([, name, mark]) => [name, mark],
    ),
  );
  expect(marks.get('Owner’s title insurance')).toBe('(estimate, unverified)');
  expect(marks.get('Registration with the city (HPD)')).toBe('(estimate)');
  expect(marks.get('Mansion tax')).toBeUndefined();
  expect([...marks.keys()]).toContain('Mansion tax');
});

test('a deed tax with an unverified rate is marked, though it isn’t an estimate', () => {
  const costs = { today, hasUnknownLien: false, mayPaySellersTaxes: false, bidCents: dollars(900_000) };
  const sale = aSale({ place: { county: 'Suffolk', town: 'southold' } });
  expect(renderToStaticMarkup(<CostsAt {...costs} isAuction sale={sale} />)).toContain(
    'Town of Southold<small> (unverified)</small>',
  );
});

test('the price of a home at a fixed price is not a bid', () => {
  const costs = { today, hasUnknownLien: false, mayPaySellersTaxes: false, bidCents, sale: aSale() };
  const first = (isAuction: boolean) =>
    renderToStaticMarkup(<CostsAt {...costs} isAuction={isAuction} />).match(/<th scope="row">([^<]+)</)?.[1];
  expect([first(true), first(false)]).toEqual(['Your bid', 'Price']);
});

test('a farm from $1 million on says that the mansion tax on its house is not included', () => {
  const costs = { today, hasUnknownLien: false, mayPaySellersTaxes: false };
  const said = (bid: number, residentialPercent: number | null) =>
    renderToStaticMarkup(
      <CostsAt
        {...costs}
        isAuction
        sale={aSale({ kind: 'farm', residentialPercent })}
        bidCents={dollars(bid)}
      />,
    ).includes('mansion tax');
  expect([said(1_000_000, null), said(999_999, null), said(1_000_000, 0)]).toEqual([true, false, false]);
});

test('a lot with a farm whose part reaches $1 million says that its mansion tax is not included', () => {
  const costs = { today, hasUnknownLien: false, mayPaySellersTaxes: false };
  const lot = [aSale({ kind: 'farm' }), aSale()].map((sale) => ({ sale, basisPoints: 5_000 }));
  const said = (bid: number) =>
    renderToStaticMarkup(
      <CostsAt {...costs} isAuction sale={aSale({ lot })} bidCents={dollars(bid)} />,
    ).includes('mansion tax');
  expect([said(2_000_000), said(1_999_998)]).toEqual([true, false]);
});

test('a tax whose law may have ended has a note where the buyer’s costs contain the tax', () => {
  const costs = { today, hasUnknownLien: false, bidCents };
  const said = (county: string, buyerPays: boolean, mayPay = false) => {
    const sale = aSale({ place: { county, town: null }, buyerPaysSellersTaxes: buyerPays });
    return renderToStaticMarkup(
      <CostsAt {...costs} isAuction sale={sale} mayPaySellersTaxes={mayPay} />,
    ).includes('Madison County’s transfer tax law was set to expire on Dec 1, 2025.');
  };
  expect([said('Madison', true), said('Madison', false, true)]).toEqual([true, true]);
  expect([said('Madison', false), said('Erie', true)]).toEqual([false, false]);
});

test('the calculator needs the same cash as the page of the home, to the cent, and its lines add up', () => {
  const money = (text = '') => Number(text.replaceAll(/[$,]/g, ''));
  const linesOf = (sale: Sale) => {
    const answer = answerCosts({ from: 'bid', amountCents: bidCents, sale }, today);
    const html = renderToStaticMarkup(<CostResult answer={answer} today={today} />);
    const rows = [...html.matchAll(/<dt[^>]*>([^<]+)<\/dt><dd[^>]*><span[^>]*>([^<]+)</g)];
    const of = (term: string) => money(rows.find(([, name]) => name === term)?.[2]);
    const cash = money(html.match(/text-4xl[^>]*>([^<]+)</)?.[1]);
    return { cash, sum: of('Price') + of('Costs due at closing') + (of('Loan') || 0) };
  };
  const paid = linesOf(aSale());
  expect(paid.cash).toBe(footOf(0).rows[0]?.[1]);
  expect(paid.sum).toBeCloseTo(paid.cash, 2);
  const borrowed = linesOf(aSale({ loan: { downPercent: 20, ratePercent: 6.5, years: 30 } }));
  expect(borrowed.sum).toBeCloseTo(borrowed.cash, 2);
  expect(borrowed.cash).toBeLessThan(paid.cash - 300_000);
});

test('a small home in New York City says when its owner must register it, even in a lot', () => {
  const costs = { today, hasUnknownLien: false, mayPaySellersTaxes: false, bidCents };
  const said = (sale: Sale) =>
    renderToStaticMarkup(<CostsAt {...costs} isAuction sale={sale} />).match(
      /lives in ([^,]+), you must also register it with the city \(HPD\) each year, for \$13\./,
    )?.[1];
  const inErie = { place: { county: 'Erie', town: null } };
  const lotOf = (...sales: readonly Sale[]) =>
    aSale({ lot: sales.map((sale) => ({ sale, basisPoints: 5_000 })) });
  expect(said(aSale())).toBe('this one- or two-family home');
  expect(said(lotOf(aSale(inErie), aSale()))).toBe('a one- or two-family home in this lot');
  expect([
    said(aSale(inErie)),
    said(aSale({ kind: 'three-family' })),
    said(lotOf(aSale(inErie), aSale(inErie))),
  ]).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['Queens', null, 985_123],
  ['Nassau', null, 997_123],
  ['Suffolk', 'southold', 900_123],
  ['Erie', null, 200_123],
])('the bid panel, the page of a home, and the calculator agree to the cent in %s', (county, town, bid) => {
  const sale = aSale({
    place: { county, town },
    buyerPaysSellersTaxes: true,
    monthsUntilKeys: 3,
    propertyTaxYearCents: dollars(4_801),
  });
  const costs = { sale, bidCents: dollars(bid), today, hasUnknownLien: false };
  const panel = renderToStaticMarkup(<TotalCostLine {...costs} subject="bid" />);
  const home = renderToStaticMarkup(<CostsAt {...costs} isAuction mayPaySellersTaxes={false} />);
  const { answer } = readCosts(Object.fromEntries(new URLSearchParams(hrefIn(panel).split('?')[1])));
  if (!answer.ok) throw new Error('The link to the calculator cannot be read');
  const calculator = renderToStaticMarkup(
    <CostResult answer={answerCosts(answer.value, today)} today={today} />,
  );
  const figures = [
    panel.match(/<strong[^>]*>([^<]+)</)?.[1],
    home.match(/Total cost including holding costs<\/th><td>([^<]+)</)?.[1],
    [...calculator.matchAll(/<dd[^>]*><span[^>]*>([^<]+)</g)].at(-1)?.[1],
  ];
  expect(figures[0]).toMatch(/^\$[\d,]+\.\d\d$/);
  expect(new Set(figures).size).toBe(1);
});

const hrefIn = (html: string) => html.match(/href="([^"]+)"/)?.[1]?.replaceAll('&amp;', '&') ?? '';
