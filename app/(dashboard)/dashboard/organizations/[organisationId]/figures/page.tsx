import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { HomesTable, TotalsTable, WeeklyPlots } from '@/components/organizations/figures/figure-tables';
import { PeriodChooser } from '@/components/organizations/figures/period-chooser';
import { ReportForm } from '@/components/organizations/figures/report-form';
import { OrganizationHead } from '@/components/organizations/organization-head';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import {
  type ChosenPeriod,
  monthsUntil,
  type Period,
  parsePeriod,
} from '@/lib/domain/portfolio/figures/period';
import type { PortfolioFigures } from '@/lib/domain/portfolio/figures/portfolio-figures';
import { formatDay, formatMoment } from '@/lib/format';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import {
  type OrganizationFigures,
  readOrganizationFigures,
} from '@/lib/server/workflows/organizations/figures/read-figures';
import { figuresPage as copy } from '@/messages/figures/figures-page';

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

const homesPerPage = 50;
const reportMonths = 24;

type Props = PageProps<'/dashboard/organizations/[organisationId]/figures'>;

export default async function FiguresPage({ params, searchParams }: Props) {
  const [user, { organisationId }, query] = await Promise.all([requireUser(), params, searchParams]);
  const now = clock.now();
  const chosen = parsePeriod(query, now);
  const organization = await readOrganization(user, organisationId);
  if (!organization.ok) notFound();
  const home = [query.home].flat()[0] ?? null;
  const found = await readOrganizationFigures(user, organisationId, chosen.period, now, home);
  const page = accountRoutes.organizationFigures(organisationId);
  return (
    <>
      <OrganizationHead organization={organization.value} uid={user.uid} part="figures" />
      <PeriodChooser page={page} chosen={chosen} home={home} />
      {found.ok && home !== null ? (
        <OneHome {...found.value} all={`${page}?${queryOf(chosen)}`} />
      ) : found.ok ? (
        <Figures {...found.value} page={page} query={queryOf(chosen)} at={query.page} />
      ) : (
        <Notice tone="warning" title={copy.tooMany} className="mt-8 max-w-3xl">
          {copy.tooManyHelp}
        </Notice>
      )}
      <ReportForm
        organisationId={organisationId}
        months={monthsUntil(now, organization.value.createdAt, reportMonths)}
      />
    </>
  );
}

/** The address of a period. */
const queryOf = ({ id, period }: ChosenPeriod) => new URLSearchParams({ period: id, ...period });

interface OneHomeProps extends OrganizationFigures {
  /** The page of all homes in the same period. */
  readonly all: string;
}

/** The figures of one home, with a plot of each by week. */
function OneHome({ figures: { homes, totals, weeks, period }, madeAt, all }: OneHomeProps) {
  const [home] = homes;
  return (
    <>
      <p className="mt-5">
        <Link href={all} className="text-link">
          {copy.allHomes}
        </Link>
      </p>
      {home ? (
        <section aria-labelledby="home" className="mt-4 max-w-5xl">
          <h2 id="home" className="text-heading font-semibold">
            {home.place}
          </h2>
          <p className="mt-1 text-text-muted">{periodWords(period, madeAt)}</p>
          <WeeklyPlots weeks={weeks} />
          <div className="mt-12">
            <TotalsTable totals={totals} />
          </div>
        </section>
      ) : (
        <EmptyState title={copy.emptyHome} className="mt-8 max-w-3xl">
          {copy.emptyHomeHelp}
        </EmptyState>
      )}
    </>
  );
}

interface FiguresProps extends OrganizationFigures {
  readonly page: string;
  readonly query: URLSearchParams;
  /** The page of homes, as in the address. */
  readonly at: string | string[] | undefined;
}

function Figures({ figures, left, madeAt, page, query, at }: FiguresProps) {
  const { totals, homes, weeks, period } = figures;
  return (
    <>
      <p className="mt-5 text-text-muted">{periodWords(period, madeAt)}</p>
      {left > 0 && (
        <Notice
          tone="warning"
          title={copy.left({ count: String(homes.length), left })}
          className="mt-5 max-w-3xl"
        />
      )}
      {homes.length === 0 ? (
        <EmptyState title={copy.empty} className="mt-8 max-w-3xl">
          {copy.emptyHelp}
        </EmptyState>
      ) : (
        <>
          <section aria-labelledby="whole" className="mt-8 max-w-5xl">
            <h2 id="whole" className="text-heading font-semibold">
              {copy.whole}
            </h2>
            <TotalsTable totals={totals} />
          </section>
          <Homes homes={homes} page={page} query={query} at={at} />
          <div className="max-w-5xl">
            <WeeklyPlots weeks={weeks} />
          </div>
        </>
      )}
    </>
  );
}

const noonOf = (day: string) => `${day}T12:00:00-05:00`;

const periodWords = ({ from, to }: Period, madeAt: number): string =>
  copy.periodIs({
    from: formatDay(noonOf(from)),
    to: formatDay(noonOf(to)),
    madeAt: formatMoment(madeAt),
  });

type HomesProps = Pick<PortfolioFigures, 'homes'> & Pick<FiguresProps, 'page' | 'query' | 'at'>;

function Homes({ homes, page, query, at }: HomesProps) {
  const pages = Math.ceil(homes.length / homesPerPage);
  const shown = Math.min(pages, Math.max(1, Number.parseInt([at].flat()[0] ?? '', 10) || 1));
  const linkWith = (name: string, value: string) =>
    `${page}?${query}&${new URLSearchParams({ [name]: value })}`;
  const linkTo = (number: number) => `${linkWith('page', String(number))}#homes`;
  return (
    <section aria-labelledby="homes" className="mt-12">
      <h2 id="homes" className="text-heading font-semibold">
        {pages > 1 ? copy.homesPage({ page: String(shown), pages: String(pages) }) : copy.byHome}
      </h2>
      <HomesTable
        homes={homes.slice((shown - 1) * homesPerPage, shown * homesPerPage)}
        linkOf={(listingKey) => linkWith('home', listingKey)}
      />
      {pages > 1 && (
        <div className="mt-6 flex flex-wrap gap-3">
          {shown > 1 && <LinkButton href={linkTo(shown - 1)}>{copy.previous}</LinkButton>}
          {shown < pages && <LinkButton href={linkTo(shown + 1)}>{copy.next}</LinkButton>}
        </div>
      )}
    </section>
  );
}
