import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OrganizationForm } from '@/components/organizations/organization-form';
import { OrganizationHead } from '@/components/organizations/organization-head';
import { PortfolioExports } from '@/components/portfolio/portfolio-exports';
import { PortfolioFilters } from '@/components/portfolio/portfolio-filters';
import { PortfolioTable } from '@/components/portfolio/portfolio-table';
import { PortfolioTools } from '@/components/portfolio/portfolio-tools';
import { PortfolioTotals } from '@/components/portfolio/portfolio-totals';
import { SavedViews } from '@/components/portfolio/saved-views';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageLinks } from '@/components/ui/page-links';
import { accountRoutes } from '@/lib/account-routes';
import { isViewer } from '@/lib/domain/organizations/organization';
import { countHomes, findHomes, HOMES_PER_PAGE, pageOf, totalsOf } from '@/lib/domain/portfolio/find-homes';
import type { PortfolioHome } from '@/lib/domain/portfolio/portfolio-home';
import {
  type PortfolioQuery,
  parsePortfolio,
  toPortfolioParams,
} from '@/lib/domain/portfolio/portfolio-query';
import { listedViews, restorableViews } from '@/lib/domain/portfolio/saved-views';
import { formatCount } from '@/lib/format';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { readPortfolioViews } from '@/lib/server/workflows/portfolio/portfolio-views';
import { readPortfolio, readPortfolioRows } from '@/lib/server/workflows/portfolio/read-portfolio';
import { organization as organizationCopy } from '@/messages/organizations/organization';
import { portfolioPage as copy } from '@/messages/portfolio/portfolio-page';
import { portfolioTable } from '@/messages/portfolio/portfolio-table';

export const metadata: Metadata = { title: copy.portfolio, robots: { index: false } };

type Props = PageProps<'/dashboard/organizations/[organisationId]/portfolio'>;

const selectionForm = 'selection';

export default async function PortfolioPage({ params, searchParams }: Props) {
  const [user, { organisationId }, sent] = await Promise.all([requireUser(), params, searchParams]);
  const now = clock.now();
  const found = await readPortfolio(user, organisationId, now);
  if (!found.ok) notFound();
  const { organization, homes } = found.value;
  const canEdit = !isViewer(organization, user.uid);
  const query = parsePortfolio(sent);
  const views = await readPortfolioViews(user, organisationId);
  return (
    <>
      <OrganizationHead organization={organization} uid={user.uid} part="portfolio" />
      {homes.length === 0 ? (
        <NoHomes organisationId={organisationId} canEdit={canEdit} />
      ) : (
        <>
          <SavedViews
            organisationId={organisationId}
            views={listedViews(views)}
            deleted={restorableViews(views, now)}
            query={toPortfolioParams({ ...query, page: 1 }).toString()}
            nextId={randomUUID()}
            isSaved={sent.views === 'saved'}
          />
          <PortfolioFilters
            organisationId={organisationId}
            query={query}
            counts={countHomes(homes, query)}
            counties={valuesOf(homes, 'county')}
            cities={valuesOf(homes, 'city')}
          />
          <Found
            organisationId={organisationId}
            uid={user.uid}
            canEdit={canEdit}
            homes={homes}
            query={query}
            sent={sent}
            now={now}
          />
        </>
      )}
    </>
  );
}

const valuesOf = (homes: readonly PortfolioHome[], field: 'county' | 'city'): readonly string[] =>
  [...new Set(homes.flatMap((home) => home[field] || []))].sort();

interface FoundProps {
  readonly organisationId: string;
  readonly uid: string;
  /** Viewers only read. */
  readonly canEdit: boolean;
  readonly homes: readonly PortfolioHome[];
  readonly query: PortfolioQuery;
  readonly sent: Awaited<Props['searchParams']>;
  readonly now: number;
}

/** The homes that match, with their totals. Only the homes of the shown page load their own documents. */
async function Found({ organisationId, uid, canEdit, homes, query, sent, now }: FoundProps) {
  const matching = findHomes(homes, query);
  const shown = pageOf(matching, query.page);
  if (matching.length === 0)
    return (
      <EmptyState
        title={copy.noneMatch}
        className="mt-6 max-w-3xl"
        actions={<LinkButton href={accountRoutes.portfolio(organisationId)}>{copy.showAll}</LinkButton>}
      >
        {copy.noneMatchText}
      </EmptyState>
    );
  const first = (shown.page - 1) * HOMES_PER_PAGE + 1;
  const onPage = { ...query, page: shown.page };
  return (
    <>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <PortfolioTotals totals={totalsOf(matching)} />
        <PortfolioExports organisationId={organisationId} query={onPage} />
      </div>
      {canEdit && (
        <PortfolioTools
          organisationId={organisationId}
          query={onPage}
          matching={matching.length}
          selectionForm={selectionForm}
          areSelected={sent.select === 'page'}
        />
      )}
      <PortfolioTable
        organisationId={organisationId}
        canEdit={canEdit}
        query={onPage}
        rows={await readPortfolioRows(shown.homes, now, true)}
        caption={portfolioTable.caption({
          homes: matching.length,
          first: formatCount(first),
          last: formatCount(first + shown.homes.length - 1),
        })}
        selectionForm={selectionForm}
        areSelected={sent.select === 'page'}
        uid={uid}
        edited={keyIn(sent.edit)}
        saved={keyIn(sent.saved)}
        undone={keyIn(sent.undone)}
        now={now}
      />
      {shown.pages > 1 && (
        <PageLinks
          page={onPage.page}
          pages={shown.pages}
          hrefOf={(page) =>
            accountRoutes.portfolioFor(organisationId, toPortfolioParams({ ...onPage, page }))
          }
        />
      )}
    </>
  );
}

const keyIn = (sent: string | string[] | undefined): string | null =>
  typeof sent === 'string' ? sent : null;

const NoHomes = ({ organisationId, canEdit }: Pick<FoundProps, 'organisationId' | 'canEdit'>) => (
  <EmptyState
    title={copy.noHomes}
    className="mt-10 max-w-3xl"
    actions={
      canEdit && (
        <>
          <LinkButton href={accountRoutes.imports(organisationId)} variant="primary">
            {copy.importTable}
          </LinkButton>
          <OrganizationForm
            action="beginFor"
            page={accountRoutes.portfolio(organisationId)}
            hidden={{ organisationId }}
            submit={organizationCopy.begin}
          />
        </>
      )
    }
  >
    {copy.noHomesText}
  </EmptyState>
);
