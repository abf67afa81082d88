import type { LotNames } from '@/lib/domain/listings/lot';
import { lotCard as copy } from '@/messages/lots/lot-card';

/** Further homes are counted: a lot has up to 20. */
const mostNamed = 3;

/** `Lot of 3 homes, with 14 Gates Avenue; 16 Gates Avenue`; empty for a home sold alone. */
export function lotWords({ lot }: { readonly lot?: LotNames | undefined }): string {
  if (!lot) return '';
  const { homes } = lot;
  return lot.others.length > 0 ? copy.lotWith({ homes, others: named(lot) }) : copy.lotOf({ homes });
}

/** The place of a home, with the homes that are sold together with it. */
export const lotPlace = (place: string, lot: LotNames | undefined): string =>
  lot ? copy.lotPlace({ homes: lot.homes, all: [place, named(lot)].filter(Boolean).join('; ') }) : place;

function named({ others }: LotNames): string {
  const more = others.length - mostNamed;
  const first = others.slice(0, mostNamed).join('; ');
  return more > 0 ? copy.andMore({ first, more }) : first;
}
