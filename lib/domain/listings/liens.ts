import type { Listing } from './listing';

export type Lien = Listing['title']['liens'][number];

/** The lien passes to the buyer or is unresolved. */
export const staysWithHome = ({ treatment }: Lien): boolean => treatment !== 'PaidAtClosing';

/** The lien stays and its amount is unknown, so the total owed is unknown whatever else is stated. */
export const isUnknownLien = (lien: Lien): boolean => staysWithHome(lien) && lien.amountCents === null;
