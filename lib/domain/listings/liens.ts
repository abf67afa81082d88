import type { Listing } from './listing';

export type Lien = Listing['title']['liens'][number];

/** It passes to the buyer, or nobody has settled it. */
export const staysWithHome = ({ treatment }: Lien): boolean => treatment !== 'PaidAtClosing';

/** It stays and nobody says how much it is: what is owed is then not known, whatever else is told. */
export const isUnknownLien = (lien: Lien): boolean => staysWithHome(lien) && lien.amountCents === null;
