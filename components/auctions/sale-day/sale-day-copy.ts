import { dayTitle } from '@/components/auctions/board/day-title';
import type { Crumb } from '@/components/layout/breadcrumbs';
import type { ShareWords } from '@/components/listings/sharing/share-copy';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { countHomes, countLots } from '@/lib/domain/listing-views/lot-counts';
import { formatMoment } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { saleDay as copy } from '@/messages/auctions/sale-day';
import { countsText } from './counts-text';

interface SaleDayWords {
  readonly sellerName: string;
  readonly day: string;
  readonly lots: readonly { readonly card: ListingCard }[];
}

const cardsOf = (lots: SaleDayWords['lots']): readonly ListingCard[] => lots.map(({ card }) => card);

export const saleDayTitle = ({ sellerName, day }: Pick<SaleDayWords, 'sellerName' | 'day'>): string =>
  copy.title({ seller: sellerName, day: dayTitle(day) });

export const saleDayDescription = ({ sellerName, day, lots }: SaleDayWords): string =>
  copy.description({ seller: sellerName, day: dayTitle(day), homes: countHomes(cardsOf(lots)) });

export const saleDayLead = ({ lots }: Pick<SaleDayWords, 'lots'>): string =>
  copy.lead({ homes: lots.length });

export const saleDayCrumbs = (day: SaleDayWords & { readonly slug: string }): readonly Crumb[] => [
  { name: copy.home, href: routes.home },
  { name: copy.auctions, href: routes.auctions },
  {
    name: copy.saleOf({ seller: day.sellerName, day: dayTitle(day.day) }),
    href: pageRoutes.saleDay(day.slug),
  },
];

/** The share picture of a sale day, which says no time left: it is looked at long after it is drawn. */
export function saleDayShareWords({ sellerName, day, lots }: SaleDayWords): ShareWords {
  const auctions = lots.flatMap(({ card }) => card.auction ?? []);
  const { open, upcoming } = countLots(auctions);
  const [firstEnd = ''] = auctions.map(({ scheduledEndsAt }) => scheduledEndsAt).sort();
  return {
    badge:
      open > 0
        ? { tone: 'live', text: copy.live }
        : upcoming > 0
          ? { tone: 'upcoming', text: copy.ahead }
          : { tone: 'muted', text: copy.over },
    priceLabel: copy.pictureLabel,
    price: String(countHomes(cardsOf(lots))),
    note: countsText(auctions),
    time: open + upcoming > 0 && firstEnd ? copy.endsFrom({ at: formatMoment(firstEnd) }) : null,
    addressLines: [sellerName, dayTitle(day)],
    cover: lots[0]?.card.cover.src ?? '',
  };
}
