import Link from 'next/link';
import { DataTable } from '@/components/layout/data-table';
import { PlotSection } from '@/components/ui/plots/plot-section';
import { auctionWords, priceWords, standingWords, totalLines } from '@/lib/copy/organizations/figure-words';
import type { HomeFigures } from '@/lib/domain/portfolio/figures/home-figures';
import { type PortfolioFigures, weeklyNames } from '@/lib/domain/portfolio/figures/portfolio-figures';
import { formatCount, formatDay } from '@/lib/format';
import { routes } from '@/lib/routes';
import { definitions } from '@/messages/figures/definitions';
import { figuresPage as copy } from '@/messages/figures/figures-page';
import { names } from '@/messages/figures/names';
import { plots } from '@/messages/figures/plots';

/** The figures of all homes, each with what it counts. */
export function TotalsTable({ totals }: Pick<PortfolioFigures, 'totals'>) {
  return (
    <DataTable
      caption={copy.wholeCaption({ count: totals.homes })}
      columns={[{ label: copy.figure }, { label: copy.value }, { label: copy.meaning }]}
      rows={totalLines(totals).map(({ name, value, meaning }) => [
        name,
        <strong key="value" className="font-semibold tabular-nums">
          {value}
        </strong>,
        <span key="meaning" className="text-text-muted">
          {meaning}
        </span>,
      ])}
      note={`${definitions.estimate} ${copy.notMeasured}`}
    />
  );
}

/** The figures of each of these homes. */
export function HomesTable({ homes }: { readonly homes: readonly HomeFigures[] }) {
  const counts = ['views', 'saves', 'questions', 'offers', 'bidders', 'bids'] as const;
  return (
    <DataTable
      caption={copy.homesCaption}
      columns={[
        { label: copy.home },
        { label: names.status },
        { label: names.days, isNumber: true },
        ...counts.map((name) => ({ label: names[name], isNumber: true })),
        { label: names.auctions },
        { label: names.price },
      ]}
      rows={homes.map((home) => [
        <Link key="home" href={routes.property(home.slug)} className="text-link block min-w-36">
          {home.place}
        </Link>,
        standingWords(home.standing),
        formatCount(home.daysOnMarket),
        ...counts.map((name) => formatCount(home[name])),
        auctionWords(home),
        <span key="price" className="min-w-32 tabular-nums">
          {priceWords(home)}
        </span>,
      ])}
      note={`${definitions.status} ${names.days}: ${definitions.daysOnMarket}`}
    />
  );
}

/** A plot by week for each figure that has one. */
export function WeeklyPlots({ weeks }: Pick<PortfolioFigures, 'weeks'>) {
  return weeklyNames.map((figure) => {
    const values = weeks.map((week) => week[figure]);
    const name = names[figure];
    return (
      <PlotSection
        key={figure}
        id={figure}
        name={name}
        help={`${definitions[figure]} ${plots.partial}`}
        values={values}
        limit={null}
        label={plots.label({
          name,
          latest: formatCount(values.at(-1) ?? 0),
          low: formatCount(Math.min(...values)),
          high: formatCount(Math.max(...values)),
        })}
        highest={plots.highest({ high: formatCount(Math.max(...values)) })}
        caption={plots.caption({ name })}
        weekHeading={plots.week}
        rows={weeks.map((week) => ({
          week: formatDay(`${week.week}T12:00:00-05:00`),
          value: formatCount(week[figure]),
        }))}
      />
    );
  });
}
