'use client';

import Link from 'next/link';
import { auctionFigures } from '@/components/listings/auction-figures';
import { LiveCountdown } from '@/components/listings/live-countdown';
import { Picture } from '@/components/listings/pictures/picture';
import * as pictureWidths from '@/components/listings/pictures/picture-widths';
import { Money } from '@/components/ui/money';
import { useAuction } from '@/lib/client/auctions/live';
import { brokerLine } from '@/lib/copy/listings/broker-line';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { formatMoment } from '@/lib/format';
import { routes } from '@/lib/routes';

interface BoardRowProps {
  readonly card: Pick<ListingCard, 'slug' | 'addressLines' | 'cover' | 'broker'>;
  readonly initial: PublicAuction;
}

/** One auction on the board: picture, address, labeled price, time left and end time. */
export function BoardRow({ card, initial }: BoardRowProps) {
  const { auction } = useAuction(initial);
  const { price, time, badge, note } = auctionFigures(auction);
  return (
    <li className="group relative grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 border-b min-[360px]:grid-cols-[5.5rem_minmax(0,1fr)] min-[360px]:gap-x-4 border-text-muted py-4 last:border-0 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] md:[&:nth-last-child(2)]:border-0">
      <div className="row-span-3 sm:row-span-2 sm:self-center">
        <Picture
          src={card.cover.src}
          alt=""
          width={176}
          height={132}
          loading="lazy"
          decoding="async"
          sizes={pictureWidths.endingRow}
          className="aspect-[4/3] w-full rounded object-cover"
        />
      </div>
      <div className="min-w-0">
        <Link
          href={routes.property(card.slug)}
          prefetch={false}
          className="card-link line-clamp-2 font-medium leading-snug underline-offset-4 group-hover:underline"
        >
          {card.addressLines[0]}
        </Link>
        <p className="mt-0.5 truncate text-sm text-line">{card.addressLines[1]}</p>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-2 max-sm:mt-1 sm:block sm:text-right">
        <div className="text-lg font-semibold leading-snug tabular-nums text-secondary">
          {time?.isCountdown ? (
            <>
              <span className="sr-only">{time.label} </span>
              <LiveCountdown to={time.at} asOf={initial.serverTime} />
            </>
          ) : (
            badge.text
          )}
        </div>
        {time && (
          <time dateTime={time.at} className="mt-0.5 block text-xs leading-5 text-line">
            {formatMoment(time.at)}
          </time>
        )}
      </div>
      <p className="col-start-2 text-sm text-line sm:col-span-2 sm:mt-1.5">
        {price.label}{' '}
        {price.amountCents !== null && (
          <Money
            key={price.amountCents}
            cents={price.amountCents}
            className={`font-semibold text-surface ${auction.currentPriceCents === initial.currentPriceCents ? '' : 'price-rise'}`}
          />
        )}
        <span> · {note}</span>
        {card.broker && <span className="block text-xs">{brokerLine(card)}</span>}
      </p>
    </li>
  );
}
