'use client';

import Link from 'next/link';
import { auctionFigures, type SaleFigures } from '@/components/listings/auction-figures';
import type { CardTexts } from '@/components/listings/card-texts';
import { Badge } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import { useAuction } from '@/lib/client/auctions/live';
import type { AuctionGlance } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoment } from '@/lib/format';
import { routes } from '@/lib/routes';
import { savedHomeRow as copy } from '@/messages/dashboard/saved-home-row';
import { HomeRow } from './home-row';

/** A saved home with its current price and date. */
export const SavedHomeRow = ({ card }: { readonly card: CardTexts }) =>
  'status' in card.sale ? (
    <LiveRow card={card} initial={card.sale} />
  ) : (
    <FiguresOf card={card} figures={card.sale} />
  );

function LiveRow({ card, initial }: { readonly card: CardTexts; readonly initial: AuctionGlance }) {
  return <FiguresOf card={card} figures={auctionFigures(useAuction(initial).auction)} />;
}

function FiguresOf({ card, figures }: { readonly card: CardTexts; readonly figures: SaleFigures }) {
  const { slug, addressLines, cover, lines, broker } = card;
  const { badge, price, time } = figures;
  return (
    <HomeRow
      cover={cover.src}
      aside={
        <dl className="max-sm:flex max-sm:items-baseline max-sm:gap-3 sm:text-right">
          <dt className="text-sm text-text-muted">{price.label}</dt>
          <dd className="text-lg font-semibold leading-tight">
            {price.amountCents === null ? (
              (price.text ?? copy.notSetYet)
            ) : (
              <Money cents={price.amountCents} />
            )}
          </dd>
        </dl>
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold leading-snug">
        <Link href={routes.property(slug)} prefetch={false} className="min-w-0 hover:underline">
          {addressLines[0]}
        </Link>
        <Badge tone={badge.tone}>{badge.text}</Badge>
      </p>
      <p className="text-sm">{addressLines[1]}</p>
      <p className="mt-1 text-sm text-text-muted">
        {lines[0]}
        {time && (
          <span className="block">
            {time.dateLabel} <time dateTime={time.at}>{formatMoment(time.at)}</time>
          </span>
        )}
        {broker && <span className="block">{broker}</span>}
      </p>
    </HomeRow>
  );
}
