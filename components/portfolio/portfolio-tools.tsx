import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
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
    <section aria-label={copy.actions} className="mt-5 flex flex-wrap items-center gap-3">
      <form id={selectionForm} action={actions}>
        <Button type="submit" size="small">
          {copy.actOnChosen}
        </Button>
      </form>
      <LinkButton
        href={accountRoutes.portfolioFor(organisationId, params)}
        prefetch={false}
        scroll={false}
        size="small"
        variant="quiet"
      >
        {areSelected ? copy.clearPage : copy.selectPage}
      </LinkButton>
      <LinkButton
        href={`${actions}?${toSelectionParams({ kind: 'matching', query })}`}
        prefetch={false}
        size="small"
        variant="quiet"
      >
        {copy.actOnAll({ homes: matching })}
      </LinkButton>
    </section>
  );
}
