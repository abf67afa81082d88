import Link from 'next/link';
import { DataTable } from '@/components/layout/data-table';
import { PlotSection } from '@/components/ui/plots/plot-section';
import {
  auctionWords,
  priceWords,
  standingWords,
  totalLines,
  weeklyWords,
} from '@/lib/copy/organizations/figure-words';
import type { HomeFigures } from '@/lib/domain/portfolio/figures/home-figures';
import type { PortfolioFigures } from '@/lib/domain/portfolio/figures/portfolio-figures';
import { type WeeklyName, weeklyNames } from '@/lib/domain/portfolio/figures/weekly-figures';
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

interface HomesTableProps {
  readonly homes: readonly HomeFigures[];
  /** The page with the plots of one home. */
  readonly linkOf: (listingKey: string) => string;
}

/** The figures of each of these homes. */
export function HomesTable({ homes, linkOf }: HomesTableProps) {
  const counts = ['views', 'saves', 'questions', 'offers', 'bidders', 'bids'] as const;
  return (
    <DataTable
      caption={copy.homesCaption}
      columns={[
        { label: copy.home },
        { label: names.status },
        { label: names.daysOnMarket, isNumber: true },
        ...counts.map((name) => ({ label: names[name], isNumber: true })),
        { label: names.auctions },
        { label: names.price },
      ]}
      rows={homes.map((home) => [
        <span key="home" className="block min-w-36">
          <Link href={routes.property(home.slug)} className="text-link">
            {home.place}
          </Link>
          <Link
            href={linkOf(home.listingKey)}
            prefetch={false}
            className="mt-1 block text-sm text-text-muted underline underline-offset-4"
          >
            {copy.plotsOf}
            <span className="sr-only"> {copy.plotsOfHome({ place: home.place })}</span>
          </Link>
        </span>,
        standingWords(home.standing),
        formatCount(home.daysOnMarket),
        ...counts.map((name) => formatCount(home[name])),
        auctionWords(home),
        <span key="price" className="min-w-32 tabular-nums">
          {priceWords(home)}
        </span>,
      ])}
      note={`${definitions.status} ${names.daysOnMarket}: ${definitions.daysOnMarket}`}
    />
  );
}

/** A plot by week for each figure that has one; those without any value are only named. */
export function WeeklyPlots({ weeks }: Pick<PortfolioFigures, 'weeks'>) {
  const isEmpty = (figure: WeeklyName) => weeks.every((week) => !week[figure]);
  const empty = weeklyNames.filter(isEmpty).map((figure) => names[figure]);
  return (
    <>
      {weeklyNames
        .filter((figure) => !isEmpty(figure))
        .map((figure) => (
          <WeeklyPlot key={figure} figure={figure} weeks={weeks} />
        ))}
      {empty.length > 0 && (
        <p className="mt-12 border-t-2 border-primary pt-3 text-text-muted">
          {plots.none({ names: empty.join(', ') })}
        </p>
      )}
    </>
  );
}

type WeeklyPlotProps = Pick<PortfolioFigures, 'weeks'> & { readonly figure: WeeklyName };

function WeeklyPlot({ figure, weeks }: WeeklyPlotProps) {
  const values = weeks.map((week) => week[figure]);
  const measured = values.filter((value) => value !== null);
  const low = weeklyWords(figure, Math.min(...measured));
  const high = weeklyWords(figure, Math.max(...measured));
  const name = names[figure];
  return (
    <PlotSection
      id={figure}
      name={name}
      help={helpOf(figure)}
      values={values}
      limit={null}
      label={plots.label({ name, latest: weeklyWords(figure, values.at(-1) ?? null), low, high })}
      highest={plots.highest({ high })}
      caption={plots.caption({ name })}
      weekHeading={plots.week}
      rows={weeks.map((week) => ({
        week: formatDay(`${week.week}T12:00:00-05:00`),
        value: weeklyWords(figure, week[figure]),
      }))}
    />
  );
}

function helpOf(figure: WeeklyName): string {
  switch (figure) {
    case 'saves':
      return plots.savesHelp;
    case 'daysOnMarket':
      return plots.daysHelp;
    case 'saleToEstimate':
      return `${definitions.saleToEstimate} ${plots.soldInWeek}`;
    default:
      return `${definitions[figure]} ${plots.partial}`;
  }
}
