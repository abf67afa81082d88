import { type Cents, cents, dollars } from '@/lib/domain/shared/money';

/**
 * One band of the increment table, for amounts below `belowCents`. Null marks the last band, which has no
 * upper bound.
 */
export interface IncrementBand {
  readonly belowCents: Cents | null;
  readonly incrementCents: Cents;
}
export type IncrementTable = readonly IncrementBand[];

export const defaultIncrementTable: IncrementTable = [
  { belowCents: dollars(50_000), incrementCents: dollars(500) },
  { belowCents: dollars(250_000), incrementCents: dollars(1_000) },
  { belowCents: dollars(500_000), incrementCents: dollars(2_500) },
  { belowCents: dollars(1_000_000), incrementCents: dollars(5_000) },
  { belowCents: dollars(2_500_000), incrementCents: dollars(10_000) },
  { belowCents: null, incrementCents: dollars(25_000) },
];

/** The increment for an amount, both in cents. Throws a RangeError if the table has no open last band. */
export function incrementFor(table: IncrementTable, amountCents: Cents): Cents {
  const band = table.find(({ belowCents }) => belowCents === null || amountCents < belowCents);
  if (!band) throw new RangeError('The increment table has no open last band');
  return band.incrementCents;
}

/** An amount plus its increment, in cents. */
export const oneIncrementAbove = (table: IncrementTable, amountCents: Cents): Cents =>
  cents(amountCents + incrementFor(table, amountCents));

/** An amount and the next two steps above it, each by the increment of its own price band. In cents. */
export function nextSteps(table: IncrementTable, firstCents: Cents): readonly [Cents, Cents, Cents] {
  const second = oneIncrementAbove(table, firstCents);
  return [firstCents, second, oneIncrementAbove(table, second)];
}
