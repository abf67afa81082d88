import { Notice } from '@/components/ui/notice';
import type { ReviewedFunds } from '@/lib/domain/eligibility/proof-of-funds';
import { formatDay, formatMoment, formatMoney } from '@/lib/format';

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
      `Funds reviewed up to ${formatMoney(funds.cents)} on ${formatDay(funds.at)}`,
      'The seller reads that with your offer, up to the price that you offer and never more.',
    ];
  if (sentAt !== null)
    return [
      'info',
      'Your proof of funds is with our staff',
      `Sent ${formatMoment(sentAt)}. Make your offer now: the seller reads of the review as soon as it is done.`,
    ];
  return [
    'warning',
    'No proof of funds reviewed',
    'The seller reads that with your offer. Send a bank’s or lender’s letter to our staff: only they read it. The seller is told that they did, when, and that it covers what you offer. You come back here, and what you typed is kept.',
  ];
}
