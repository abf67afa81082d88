import type { RiskReportTopic } from '@/lib/domain/listings/risk-topics';

/** A buyer's verdict on a fact after the closing. This file has no zod import because client code uses it. */
export const factVerdicts = ['as-told', 'different', 'could-not-tell'] as const;
export type FactVerdict = (typeof factVerdicts)[number];

export const verdictWords: Readonly<Record<FactVerdict, string>> = {
  'as-told': 'As described',
  different: 'Different',
  'could-not-tell': 'Couldn’t tell',
};

export const maxNote = 600;
export const maxReply = 2_000;

/** A fact that the listing states, in the listing's words. */
export interface DisclosedFact {
  readonly topic: RiskReportTopic;
  readonly told: string;
}

/** Counts the verdicts: `9 as described, 1 different, 1 couldn’t tell`. */
export function judgmentWords(facts: readonly { readonly verdict: FactVerdict }[]): string {
  const counted = factVerdicts.map((verdict) => ({
    verdict,
    count: facts.filter((fact) => fact.verdict === verdict).length,
  }));
  return counted
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => `${count} ${verdictWords[verdict].toLowerCase()}`)
    .join(', ');
}
