import { overLimitText } from '@/lib/copy/accounts/bid-limit-words';
import { formatMoney } from '@/lib/format';
import { bidListRefusals as copy } from '@/messages/auctions/bid-list-refusals';
import { bidRefusals } from '@/messages/auctions/bid-refusals';

interface Refused {
  readonly reason: string;
  readonly minimumCents?: number;
  readonly limitCents?: number;
  readonly leftCents?: number;
}

const own: Readonly<Record<string, unknown>> = copy;
const ofBids: Readonly<Record<string, { readonly title: string; readonly text: string }>> = bidRefusals;

/** Why a bid list cannot start, in words. */
export function bidListRefusalWords({ reason, minimumCents, limitCents, leftCents }: Refused): string {
  if (reason === 'too-low') return copy['too-low']({ minimum: formatMoney(minimumCents ?? 0) });
  if (reason === 'over-limit' && limitCents !== undefined) return overLimitText({ limitCents, leftCents });
  const text = own[reason];
  if (typeof text === 'string') return text;
  const words = ofBids[reason];
  return words ? copy.of({ home: words.title, text: words.text }) : copy.busy;
}
