import type { Cents } from '@/lib/domain/shared/money';
import { type Answers, answerOf, toDollars } from './answers';
import { isApplicable } from './field';
import { saleFields } from './sale-fields';

const priceFields = ['listPrice', 'startingBid', 'reserve', 'buyNowPrice'] as const;
const termFields = [
  ...(['saleFormat', 'saleMode'] as const),
  ...priceFields,
  ...(['startDate', 'startTime', 'endDate', 'endTime'] as const),
];

/** The highest price of the answers that is new or differs from the published ones; null if none is. */
export function highestChangedPrice(answers: Answers, published: Answers | null): Cents | null {
  const changed = priceFields.flatMap((name) => {
    const [after, before] = [answers, published ?? {}].map((each) => toDollars(askedOf(each, name)));
    return after === before ? [] : [after ?? null, before ?? null];
  });
  return highest(changed);
}

/** The higher one of a reserve and the one that replaces it. */
export const highestReserve = (answers: Answers, typed: string): Cents | null =>
  highest([toDollars(askedOf(answers, 'reserve')), toDollars(typed)]);

const highest = (prices: readonly (Cents | null)[]): Cents | null =>
  prices.reduce<Cents | null>(
    (most, each) => (each !== null && (most === null || each > most) ? each : most),
    null,
  );

/** The answers about sale, price and dates, for the person who approves them. */
export const saleTermsOf = (answers: Answers): Readonly<Record<string, string>> =>
  Object.fromEntries(
    termFields.flatMap((name) => {
      const value = askedOf(answers, name);
      return value === '' ? [] : [[name, value]];
    }),
  );

/** The answer to a question that applies; empty for one that other answers rule out. */
function askedOf(answers: Answers, name: string): string {
  const field = saleFields.find((each) => each.name === name);
  return field && isApplicable(field, answers) ? answerOf(answers, name) : '';
}
