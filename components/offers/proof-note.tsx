import { Notice } from '@/components/ui/notice';
import type { ReviewedFunds } from '@/lib/domain/eligibility/proof-of-funds';
import { formatDay, formatMoment, formatMoney } from '@/lib/format';
import { proofNote as copy } from '@/messages/offers/proof-note';

/** Status of the buyer's own proof of funds. */
export interface OwnProof {
  readonly funds: ReviewedFunds | null;
  /** Time since which one awaits review, ms. */
  readonly sentAt: number | null;
}

/** Whether the seller sees that the funds are proven. */
export function ProofNote(proof: OwnProof) {
  const [tone, title, text] = wordsFor(proof);
  return (
    <Notice tone={tone} title={title}>
      {text}
    </Notice>
  );
}

function wordsFor({ funds, sentAt }: OwnProof): readonly ['success' | 'info' | 'warning', string, string] {
  if (funds)
    return [
      'success',
      copy.fundsReviewed({ cents: formatMoney(funds.cents), at: formatDay(funds.at) }),
      copy.sellerSeesOffer,
    ];
  if (sentAt !== null)
    return ['info', copy.proofFundsWaiting, copy.sentMakeOffer({ sentAt: formatMoment(sentAt) })];
  return ['warning', copy.noProofFunds, copy.sellerSeesOfferSend];
}
