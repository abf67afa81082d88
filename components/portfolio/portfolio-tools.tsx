import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { accountRoutes } from '@/lib/account-routes';
import { type PortfolioQuery, toPortfolioParams } from '@/lib/domain/portfolio/portfolio-query';
import { toSelectionParams } from '@/lib/domain/portfolio/selection';
import { portfolioTable as copy } from '@/messages/portfolio/portfolio-table';

interface PortfolioToolsProps {
  readonly organisationId: string;
  readonly query: PortfolioQuery;
  /** How many homes match on all pages. */
  readonly matching: number;
  /** The id of the form that the boxes in the table belong to. */
  readonly selectionForm: string;
  readonly areSelected: boolean;
}

/** What a member can do with selected homes, or with all that match. */
export function PortfolioTools({ organisationId, query, ...selection }: PortfolioToolsProps) {
  const { matching, selectionForm, areSelected } = selection;
  const actions = accountRoutes.portfolioActions(organisationId);
  const params = toPortfolioParams(query);
  if (!areSelected) params.set('select', 'page');
  return (
    <section aria-label={copy.actions} className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      <form id={selectionForm} action={actions}>
        <Button type="submit" size="small">
          {copy.actOnChosen}
        </Button>
      </form>
      <Link
        href={accountRoutes.portfolioFor(organisationId, params)}
        prefetch={false}
        scroll={false}
        className="py-1 text-link"
      >
        {areSelected ? copy.clearPage : copy.selectPage}
      </Link>
      <Link
        href={`${actions}?${toSelectionParams({ kind: 'matching', query })}`}
        prefetch={false}
        className="py-1 text-link"
      >
        {copy.actOnAll({ homes: matching })}
      </Link>
    </section>
  );
}
