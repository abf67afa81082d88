import { DataTable } from '@/components/layout/data-table';
import type { LocationPage } from '@/lib/domain/location-pages/location-page';
import { type Figure, fewestForMedian, type Market } from '@/lib/domain/location-pages/market-statistics';
import { formatDay, formatMoney } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import { marketTable as copy } from '@/messages/locations/market-table';

const wholeDollars = (cents: number): string => formatMoney(Math.round(cents / 100) * 100);
const days = (count: number): string => copy.days({ count });

const measures: readonly (readonly [keyof Market, label: string, word: (median: number) => string])[] = [
  ['listPrice', copy.listPriceFixed, wholeDollars],
  ['listPricePerSqft', copy.listPricePer, wholeDollars],
  ['daysForSale', copy.daysMarketFar, days],
  ['salePrice', copy.salePrice, wholeDollars],
  ['salePricePerSqft', copy.salePricePer, wholeDollars],
  ['daysToClosing', copy.daysListingDeed, days],
];

/** Medians of a location next to those of the areas around it. */
export function MarketTable({ markets, asOf }: Pick<LocationPage, 'markets' | 'asOf'>) {
  return (
    <DataTable
      caption={copy.mediansSalesLast({ asOf: formatDay(asOf) })}
      columns={[{ label: copy.median }, ...markets.map(({ name }) => ({ label: name, isNumber: true }))]}
      rows={measures.map(([measure, label, word]) => [
        label,
        ...markets.map(({ name, market }) => <Median key={name} figure={market[measure]} word={word} />),
      ])}
      note={markets.length === 1 ? copy.halfPropertiesAbove({ fewestForMedian }) : howMedians}
    />
  );
}

/** The page of the state, which has no larger area to compare with, explains the figures for all pages. */
const howMedians = copy.howMediansComputed({
  link: (children) => (
    <a href={`${pageRoutes.newYork}#prices`} className="text-link">
      {children}
    </a>
  ),
});

interface MedianProps {
  readonly figure: Figure;
  readonly word: (median: number) => string;
}

function Median({ figure: { median, count }, word }: MedianProps) {
  if (median === null)
    return <span className="text-text-muted">{count === 0 ? copy.none : copy.tooFew({ count })}</span>;
  return copy.of({
    median: word(median),
    count,
    strong: (children) => <span className="font-semibold">{children}</span>,
    small: (children) => <span className="text-sm text-text-muted">{children}</span>,
  });
}
