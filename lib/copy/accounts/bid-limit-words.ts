import { fileRefusalWords } from '@/lib/copy/drafts/file-refusal-words';
import { isFileFault } from '@/lib/domain/drafts/files/upload';
import { formatMoney } from '@/lib/format';
import { limitRefusals } from '@/messages/accounts/limit-refusals';
import { overLimit } from '@/messages/accounts/over-limit';

const words: Readonly<Record<string, string>> = limitRefusals;

/** Why a request for a higher limit was refused, and what to do. */
export const askingRefusalWords = (reason: string): string =>
  words[reason] ?? (isFileFault(reason) ? fileRefusalWords[reason] : limitRefusals.other);

interface Remainder {
  readonly limitCents: number;
  /** The limit less the person's other bids and purchases. */
  readonly leftCents?: number | undefined;
}

/**
 * Message for a person who accepts a price above their limit: what is left, and where to ask for more.
 * Amounts in cents.
 */
export function overLimitText({ limitCents, leftCents = limitCents }: Remainder): string {
  const limit = formatMoney(limitCents);
  return leftCents < limitCents
    ? overLimit.rest({ limit, left: formatMoney(leftCents) })
    : overLimit.all({ limit });
}
