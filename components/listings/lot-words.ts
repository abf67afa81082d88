import type { RowCard } from '@/lib/domain/listing-views/row-card';
import { lotCard as copy } from '@/messages/lots/lot-card';

/** `Lot of 3 homes`; empty for a home sold alone. */
export const lotWords = ({ lot }: Pick<RowCard, 'lot'>): string =>
  lot ? copy.lotOf({ homes: lot.homes }) : '';
