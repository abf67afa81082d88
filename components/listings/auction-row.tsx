import Link from 'next/link';
import * as pictureWidths from '@/components/listings/pictures/picture-widths';
import { Badge } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import { brokerLine } from '@/lib/copy/listings/broker-line';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { routes } from '@/lib/routes';
import { auctionRow as copy } from '@/messages/listings/auction-row';
import { cardFacts, countyName } from './card-facts';
import { dayAndClock } from './day-and-clock';
import { Picture } from './pictures/picture';
import { saleFigures } from './sale-figures';

/** One auction in one row: the home, its status or outcome, and the price. */
export function AuctionRow({ card }: { readonly card: ListingCard }) {
  const { badge, price, note, time } = saleFigures(card);
  return (
    <li className="group relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-4 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-6 md:grid-cols-[7rem_minmax(0,1fr)_13rem_11rem]">
      <div className="aspect-[4/3] self-start overflow-hidden rounded bg-surface-muted">
        <Picture
          src={card.cover.src}
          sizes={pictureWidths.auctionRow}
          alt=""
          width={400}
          height={300}
          loading="lazy"
          className="size-full object-cover"
        />
      </div>
      <div className="min-w-0">
        <h3 className="font-semibold leading-snug">
          <Link
            href={routes.property(card.slug)}
            prefetch={false}
            className="card-link group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
          >
            {card.addressLines[0]}
          </Link>
        </h3>
        <p className="text-sm">{card.addressLines[1]}</p>
        <p className="mt-1 text-sm text-text-muted">
          {[card.propertyLabel, cardFacts(card)].filter(Boolean).join('\u00a0· ')}
          <span className="block">{countyName(card.county)}</span>
          {card.broker && <span className="block">{brokerLine(card)}</span>}
        </p>
      </div>
      <div className="col-span-2 flex items-start justify-between gap-x-4 md:contents">
        <div>
          <Badge tone={badge.tone}>{badge.text}</Badge>
          {time && (
            <p className="mt-1.5 text-xs text-text-muted">
              {time.dateLabel} <time dateTime={time.at}>{dayAndClock(time.at)}</time>
            </p>
          )}
        </div>
        <div className="text-right">
          <p className="text-xs text-text-muted">{price.label}</p>
          <div className="text-lg font-semibold leading-snug">
            {price.amountCents === null ? (
              (price.text ?? copy.notSetYet)
            ) : (
              <Money cents={price.amountCents} />
            )}
          </div>
          <p className="text-xs text-text-muted">{note}</p>
        </div>
      </div>
    </li>
  );
}
