import { rates } from '@/lib/domain/costs/rates/rates';
import type { SellerKind } from '@/lib/domain/listings/vocabulary';

/** Enterprises that federal law frees from transfer taxes, as staff verify their names. */
const sponsored = [
  'Fannie Mae',
  'Federal National Mortgage Association',
  'Freddie Mac',
  'Federal Home Loan Mortgage Corporation',
];

/** The seller owes no transfer tax, so the buyer does. `name` is one that staff verified, or none. */
export const isExemptSeller = ({ kind, name }: { readonly kind: SellerKind; readonly name: string | null }) =>
  kind === 'government' ||
  (rates.sponsoredSellers.areExempt && sponsored.some((each) => name?.startsWith(each) ?? false));
