import { Badge } from '@/components/ui/badge';
import type { DisclosedFunds } from '@/lib/domain/offers/disclosed-funds';
import { offerCopy as copy } from '@/messages/offers/offer-copy';
import { fundsWords } from './offer-copy';

/** The seller's view of the funds behind an offer; prominent if nobody has reviewed any. */
export function ProofOfFundsNote({ funds }: { readonly funds: DisclosedFunds | null }) {
  if (!funds) return <Badge tone="warning">{copy.noProofFunds}</Badge>;
  return <>{fundsWords(funds)}</>;
}
