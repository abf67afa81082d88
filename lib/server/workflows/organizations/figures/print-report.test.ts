import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import type { HomeFacts } from '@/lib/domain/portfolio/figures/home-figures';
import { portfolioFiguresOf } from '@/lib/domain/portfolio/figures/portfolio-figures';
import { printReport } from './print-report';

const madeAt = Date.parse('2026-11-02T15:00:00Z');
const october = { from: '2026-10-01', to: '2026-10-31' };

const aHome = (index: number, place: string): HomeFacts => ({
  listingKey: String(index).padStart(4, '0'),
  slug: `elm-${index}`,
  place,
  status: 'Active',
  listedAt: Date.parse('2026-09-01T15:00:00Z') + index,
  statusChangedAt: 0,
  closedAt: null,
  closePriceCents: null,
  listPriceCents: 25_000_050,
  estimateCents: 30_000_000,
  auctions: [],
  views: [{ day: '2026-10-02', count: index }],
  saves: 0,
  askedAt: [],
  offeredAt: [],
});

const longPlace = `${'12345 Count Casimir Pulaski Memorial Boulevard Extension, '.repeat(2)}Ithaca, NY 14850`;
const homes = (count: number, place = '1 Elm Street, Ithaca, NY 14850') =>
  Array.from({ length: count }, (_, index) => aHome(index, place));

const report = (facts: readonly HomeFacts[], name = 'A Bank') =>
  printReport({
    figures: portfolioFiguresOf(facts, october, madeAt),
    left: 0,
    madeAt,
    name,
    month: '2026-10',
    isPartial: false,
  });

/** The text of each page, line by line, as a reader selects it. */
async function read(bytes: Uint8Array): Promise<readonly string[]> {
  const pdf = await PDFDocument.load(bytes);
  return pdf.getPages().map((page) => {
    const contents = page.node.normalizedEntries().Contents;
    const streams = contents?.asArray().map((ref) => pdf.context.lookup(ref)) ?? [];
    const operators = streams.map((stream) =>
      stream instanceof PDFRawStream ? inflateSync(stream.contents).toString('latin1') : '',
    );
    return [...operators.join('').matchAll(/<([0-9A-F]+)> Tj/g)]
      .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
      .join('\n');
  });
}

test('a report of a few homes fits on two pages and names its month, homes, definitions, and time', async () => {
  const pages = await read(await report(homes(12)));
  expect(pages).toHaveLength(2);
  const [first = ''] = pages;
  for (const line of [
    'Monthly report, Oct 2026',
    'A Bank',
    'Created Nov 2, 2026, 10:00 AM ET',
    'Views',
    '66',
    'Sell-through',
  ])
    expect(first.split('\n')).toContain(line);
  const text = pages.join('\n');
  expect(text.replaceAll('\n', ' ')).toContain('List $250,000.50 (83% of $300,000)');
  expect(text).toContain('Sell-through: Auctions that sold, as a share of auctions held.');
  pages.forEach((page, index) => {
    expect(page).toContain(`Page ${index + 1} of 2`);
  });
});

test('a report without homes is one page, and no heading ends a page', async () => {
  expect(await read(await report([]))).toHaveLength(1);
  for (let long = 0; long < 12; long += 1) {
    const mixed = [...homes(9), ...homes(long, longPlace)];
    const lines = (await read(await report(mixed))).map((page) => page.split('\n'));
    for (const page of lines)
      expect(['Homes, oldest listing first', 'Definitions']).not.toContain(page.at(-2));
  }
});

test('500 homes with long addresses give a bounded file, and each of them is in it', async () => {
  const bytes = await report(homes(500, longPlace));
  const pages = await read(bytes);
  expect(pages.length).toBeLessThanOrEqual(50);
  expect(bytes.length).toBeLessThan(500_000);
  expect(pages.join('\n').match(/\bNY 14850\b/g)).toHaveLength(500);
});

test('more homes are counted, not listed', async () => {
  const text = (await read(await report(homes(503)))).join('\n');
  expect(text.match(/\bNY 14850\b/g)).toHaveLength(500);
  expect(text).toMatch(/3 more homes aren\W*t in this report\./);
});

test('no line is wider than its column, and letters that the font lacks are replaced', async () => {
  const name = `${'W'.repeat(90)} Łódź 銀行`;
  const [first = ''] = await read(await report([], name));
  const lines = first.split('\n');
  expect(lines.some((line) => /^W{20,50}$/.test(line))).toBe(true);
  expect(lines.some((line) => line.endsWith('?ódz ??'))).toBe(true);
  expect(first).toContain('No homes were on the market during the month.');
});
