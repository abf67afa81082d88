import { accountRoutes } from '@/lib/account-routes';
import { type PortfolioQuery, toPortfolioParams } from '@/lib/domain/portfolio/portfolio-query';
import { portfolioTable as copy } from '@/messages/portfolio/portfolio-table';

interface PortfolioExportsProps {
  readonly organisationId: string;
  readonly query: PortfolioQuery;
}

/** Files with all homes that match. The two never part at the end of a line. */
export function PortfolioExports({ organisationId, query }: PortfolioExportsProps) {
  const params = toPortfolioParams({ ...query, page: 1 });
  return (
    <p className="flex gap-6 text-sm">
      {(['csv', 'xlsx'] as const).map((format) => (
        <a
          key={format}
          href={accountRoutes.portfolioFile(organisationId, format, params)}
          download
          className="py-1 text-link"
        >
          {copy[format]}
        </a>
      ))}
    </p>
  );
}
