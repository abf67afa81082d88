import type { Cents } from '@/lib/domain/shared/money';
import type { Opening } from './facts';

/** The alias in the commitment of a sealed reserve. */
export const reserveAlias = 'Reserve';

/** The amount in cents that an entry opens for an alias, or null. */
export const openedAmount = (data: { readonly opened: readonly Opening[] }, alias: string): Cents | null =>
  data.opened.find((opening) => opening.alias === alias)?.amountCents ?? null;
