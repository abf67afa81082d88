import { lienWords } from '@/lib/domain/listings/fact-copy';
import { topicLabel } from '@/lib/domain/listings/risk-topics';
import { type RedFlag, type RiskCount, redFlagsOf, riskCountOf } from '@/lib/domain/risk-report/red-flags';
import type { RiskReportListing } from '@/lib/domain/risk-report/risk-statement';
import { formatMoney } from '@/lib/format';
import { redFlags } from '@/messages/listings/red-flags';
import { riskCount } from '@/messages/listings/risk-count';
import { toText } from '@/messages/to-text';

/** One short line, such as `Unresolved lien: judgment, $4,100`. */
export function redFlagWords({ topic, code, liens, owedCents }: RedFlag): string {
  const [lien] = liens;
  return toText(redFlags[code], {
    topic: topicLabel(topic),
    count: liens.length,
    lien: lien ? lienWords[lien].toLowerCase() : '',
    owed: owedCents === null ? riskCount.amountUnknown : formatMoney(owedCents),
  });
}

/** `4 red flags · 1 unknown`. */
export const riskCountWords = (count: RiskCount): string => riskCount.count({ ...count });

/** How many of them are named where there is no room for all. */
export const mostNamed = 3;

/** For plain text: the count, then the worst, a line each. */
export const worstLines = (listing: RiskReportListing): readonly string[] => [
  riskCountWords(riskCountOf(listing)),
  ...redFlagsOf(listing)
    .slice(0, mostNamed)
    .map((flag) => `• ${redFlagWords(flag)}`),
];
