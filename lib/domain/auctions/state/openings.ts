import { opensAll } from '@/lib/domain/auctions/terms/rules-version';
import type { Cents } from '@/lib/domain/shared/money';
import type { CancelReason, Opening } from './facts';
import type { PublicState } from './public-state';

/** The alias in the commitment of a sealed reserve. */
export const reserveAlias = 'Reserve';

/** The amount in cents that an entry opens for an alias, or null. */
export const openedAmount = (data: { readonly opened: readonly Opening[] }, alias: string): Cents | null =>
  data.opened.find((opening) => opening.alias === alias)?.amountCents ?? null;

/**
 * Whether a cancellation opens the sealed reserves, so that "not met" can be checked. Not before a bid, because nothing
 * was said about them, and not if another auction of the home follows, which may have the same ones.
 */
export const cancellationOpens = (
  { terms, leader }: Pick<PublicState, 'terms' | 'leader'>,
  reason: CancelReason,
): boolean => opensAll(terms) && leader !== null && reason !== 'material-correction';

/** Whether there is a sealed reserve that a cancellation by the seller opens once there is a bid. */
export const awaitsOpening = ({ terms, reserve }: Pick<PublicState, 'terms' | 'reserve'>): boolean =>
  opensAll(terms) && reserve.commitment !== null && reserve.amountCents === null;
