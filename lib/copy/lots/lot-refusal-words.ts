import type { LotRefusal } from '@/lib/domain/reviews/lots/decide-lot';
import { lotReasons } from '@/messages/lots/lot-reasons';
import { lotRefusal as copy } from '@/messages/lots/lot-refusal';

/** Why there is no such lot. `home`: the address of the home that it is about. */
export const lotRefusalWords = ({ lot }: LotRefusal, home: string | null): string =>
  home === null ? lotReasons[lot] : copy.about({ home, reason: lotReasons[lot] });
