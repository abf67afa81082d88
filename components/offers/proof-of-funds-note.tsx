import { Badge } from '@/components/ui/badge';
import type { ShownFunds } from '@/lib/domain/offers/disclosed-funds';
import { fundsWords } from './offer-words';

/** What the seller reads of the money behind an offer: loud where nobody has seen any. */
export function FundsShown({ funds }: { readonly funds: ShownFunds | null }) {
  if (!funds) return <Badge tone="warning">{fundsWords(null)}</Badge>;
  return (
    <>
      {fundsWords(funds)}
      {!funds.isEnough && ', less than is offered'}
    </>
  );
}
