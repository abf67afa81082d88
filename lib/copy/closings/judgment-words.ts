import { type FactVerdict, factVerdicts } from '@/lib/domain/closings/fact-verdicts';
import { verdictWords } from '@/messages/closings/verdict-words';

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
