import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { lotCard as copy } from '@/messages/lots/lot-card';

/** `Lot of 3 homes`; empty for a home sold alone. */
export const lotWords = ({ lot }: Pick<ListingCard, 'lot'>): string =>
  lot ? copy.lotOf({ homes: lot.homes }) : '';
