import { DataTable } from '@/components/layout/data-table';
import type { LocationPage } from '@/lib/domain/location-pages/location-page';
import { type Figure, fewestForMedian, type Market } from '@/lib/domain/location-pages/market-statistics';
import { formatDay, formatMoney, formatPlural } from '@/lib/format';

const wholeDollars = (cents: number): string => formatMoney(Math.round(cents / 100) * 100);
const days = (count: number): string => formatPlural(count, 'day');

const measures: readonly (readonly [keyof Market, label: string, word: (median: number) => string])[] = [
  ['listPrice', 'List price, for sale at a fixed price', wholeDollars],
  ['listPricePerSqft', 'List price per square foot', wholeDollars],
  ['daysForSale', 'Days on the market so far', days],
  ['salePrice', 'Sold for', wholeDollars],
  ['salePricePerSqft', 'Sold for, per square foot', wholeDollars],
  ['daysToClosing', 'Days from listing to deed', days],
];

/** Medians of a location next to those of the areas around it. */
export function MarketTable({ markets, asOf }: Pick<LocationPage, 'markets' | 'asOf'>) {
  return (
    <DataTable
      caption={`Medians on ${formatDay(asOf)}; sales of the last twelve months`}
      columns={[{ label: 'Median' }, ...markets.map(({ name }) => ({ label: name, isNumber: true }))]}
      rows={measures.map(([measure, label, word]) => [
        label,
        ...markets.map(({ name, market }) => <Median key={name} figure={market[measure]} word={word} />),
      ])}
      note={`Half of the properties are above a median and half below. All kinds count together, houses as well as land. Bids and starting bids are no prices: auctions count only in the days, and with the price in the deed once they are closed. No median is told from fewer than ${fewestForMedian} properties.`}
    />
  );
}

interface MedianProps {
  readonly figure: Figure;
  readonly word: (median: number) => string;
}

function Median({ figure: { median, count }, word }: MedianProps) {
  if (median === null)
    return <span className="text-text-muted">{count === 0 ? 'None' : `Too few (${count})`}</span>;
  return (
    <>
      <span className="font-semibold">{word(median)}</span>
      <span className="text-sm text-text-muted"> of {count}</span>
    </>
  );
}
