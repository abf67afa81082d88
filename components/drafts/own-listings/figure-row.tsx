import Link from 'next/link';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { accountRoutes } from '@/lib/account-routes';
import type { ListingFigures } from '@/lib/domain/listing-views/listing-figures';
import { formatCount, formatMoney } from '@/lib/format';
import { figureRow as copy } from '@/messages/drafts/figure-row';

interface FigureRowProps {
  readonly figures: ListingFigures;
  readonly className?: string;
}

/** Numbers of views, saves, questions and bids of a home. */
export function FigureRow({ figures, className }: FigureRowProps) {
  const { views, viewsThisWeek, saves, questions, auction } = figures;
  const figureRows: readonly (readonly [term: string, figure: string, more?: ReactNode])[] = [
    [copy.views, formatCount(views), copy.lastDays({ viewsThisWeek: formatCount(viewsThisWeek) })],
    [copy.saves, formatCount(saves)],
    [
      copy.questions,
      formatCount(questions.total),
      questions.open > 0 && (
        <Link href={accountRoutes.questions} prefetch={false} className="text-link">
          {copy.answer({ open: formatCount(questions.open) })}
        </Link>
      ),
    ],
    ...(auction
      ? ([
          [copy.bidders, formatCount(auction.bidders)],
          [copy.bids, formatCount(auction.bids)],
          [auction.bids === 0 ? copy.startingBid : copy.highestBid, formatMoney(auction.priceCents)],
        ] as const)
      : []),
  ];
  return (
    <dl className={classNames('flex flex-wrap gap-x-8 gap-y-3', className)}>
      {figureRows.map(([term, figure, more]) => (
        <div key={term}>
          <dt className="text-sm text-text-muted">{term}</dt>
          <dd className="font-medium tabular-nums">
            {figure}
            {more && <span className="block text-sm font-normal text-text-muted">{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
