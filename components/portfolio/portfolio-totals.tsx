import { Money } from '@/components/ui/money';
import type { PortfolioTotals as Totals } from '@/lib/domain/portfolio/find-homes';
import { formatCount } from '@/lib/format';
import { portfolioTotals as copy } from '@/messages/portfolio/portfolio-totals';

/** Sums of the homes that match. */
export const PortfolioTotals = ({ totals }: { readonly totals: Totals }) => (
  <dl aria-label={copy.totals} className="grid grid-cols-2 gap-x-10 gap-y-3 sm:flex sm:flex-wrap">
    <Total term={copy.homes}>
      <span className="tabular-nums">{formatCount(totals.homes)}</span>
    </Total>
    <Total term={copy.list}>
      <Money cents={totals.listCents} />
    </Total>
    <Total term={copy.bids}>
      <Money cents={totals.bidCents} />
    </Total>
    <Total term={copy.sold}>
      <Money cents={totals.soldCents} />
    </Total>
  </dl>
);

interface TotalProps {
  readonly term: string;
  readonly children: React.ReactNode;
}

const Total = ({ term, children }: TotalProps) => (
  <div>
    <dt className="text-sm text-text-muted">{term}</dt>
    <dd className="text-lg font-semibold leading-tight">{children}</dd>
  </div>
);
