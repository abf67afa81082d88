import { DataTable } from '@/components/layout/data-table';
import type { LocationPage } from '@/lib/domain/location-pages/location-page';
import { type Figure, fewestForMedian, type Market } from '@/lib/domain/location-pages/market-statistics';
import { formatDay, formatMoney } from '@/lib/format';
import * as copy from '@/messages/locations';

const wholeDollars = (cents: number): string => formatMoney(Math.round(cents / 100) * 100);
const days = (count: number): string => copy.marketTable.days({ count });

const measures: readonly (readonly [keyof Market, label: string, word: (median: number) => string])[] = [
  ['listPrice', copy.marketTable.listPriceFixed, wholeDollars],
  ['listPricePerSqft', copy.marketTable.listPricePer, wholeDollars],
  ['daysForSale', copy.marketTable.daysMarketFar, days],
  ['salePrice', copy.marketTable.salePrice, wholeDollars],
  ['salePricePerSqft', copy.marketTable.salePricePer, wholeDollars],
  ['daysToClosing', copy.marketTable.daysListingDeed, days],
];

/** Medians of a location next to those of the areas around it. */
export function MarketTable({ markets, asOf }: Pick<LocationPage, 'markets' | 'asOf'>) {
  return (
    <DataTable
      caption={copy.marketTable.mediansSalesLast({ asOf: formatDay(asOf) })}
      columns={[
        { label: copy.marketTable.median },
        ...markets.map(({ name }) => ({ label: name, isNumber: true })),
      ]}
      rows={measures.map(([measure, label, word]) => [
        label,
        ...markets.map(({ name, market }) => <Median key={name} figure={market[measure]} word={word} />),
      ])}
      note={copy.marketTable.halfPropertiesAbove({ fewestForMedian })}
    />
  );
}

interface MedianProps {
  readonly figure: Figure;
  readonly word: (median: number) => string;
}

function Median({ figure: { median, count }, word }: MedianProps) {
  if (median === null)
    return (
      <span className="text-text-muted">
        {count === 0 ? copy.marketTable.none : copy.marketTable.tooFew({ count })}
      </span>
    );
  return copy.marketTable.of({
    median: word(median),
    count,
    strong: (children) => <span className="font-semibold">{children}</span>,
    small: (children) => <span className="text-sm text-text-muted">{children}</span>,
  });
}
