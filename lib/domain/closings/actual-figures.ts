import { z } from 'zod';
import { estimateOf, figureGroups } from '@/lib/domain/costs/statement/cost-statement';
import { cents } from '@/lib/domain/shared/money';
import { centsSchema } from '@/lib/domain/shared/money-schema';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { ClosingState } from './closing';
import type { ClosingEvent } from './closing-schema';
import { otherSide, type Side, sides } from './closing-steps';
import type { ActingParty } from './decide-closing';

/** What one side paid at the closing, from its closing statement. Only the two sides and staff see it. */
export const actualFiguresSchema = z.object({
  priceCents: centsSchema,
  /** Transfer and mansion taxes and recording, without those of a mortgage. */
  taxesCents: centsSchema,
  /** Title insurance, searches, and attorney. */
  titleCents: centsSchema,
});
export type ActualFigures = z.infer<typeof actualFiguresSchema>;

/** What a side typed, as dollars. */
export type TypedFigures = Readonly<Record<'price' | 'taxes' | 'title', string>>;
export interface FiguresCommand {
  readonly type: 'enter-figures';
  readonly typed: TypedFigures;
}

/** `bad-figures`: not an amount in dollars, a price of zero, or a cost above the price. */
export type FiguresRefusal = 'bad-figures' | 'no-statement';

/** After the closing, each side enters its figures once; nobody enters them for both sides. */
export function decideFigures(
  state: ClosingState,
  { typed }: FiguresCommand,
  { side, by, now: at }: ActingParty,
): Result<readonly ClosingEvent[], FiguresRefusal | 'not-closed' | 'done-already' | 'not-your-word'> {
  if (state.status !== 'Closed') return refuse('not-closed');
  if (!state.statement) return refuse('no-statement');
  if (state.figures[side]) return refuse('done-already');
  if (state.figures[otherSide(side)]?.uid === by.uid) return refuse('not-your-word');
  const figures = readFigures(typed);
  return figures ? ok([{ type: 'figures-entered', at, by, side, figures }]) : refuse('bad-figures');
}

/** Dollars with or without `$`, commas and cents. Null if one is none, or cannot be. */
export function readFigures(typed: TypedFigures): ActualFigures | null {
  const [priceCents, taxesCents, titleCents] = [typed.price, typed.taxes, typed.title].map(toCents);
  if (priceCents == null || taxesCents == null || titleCents == null) return null;
  if (priceCents === 0 || priceCents > MOST_CENTS || taxesCents + titleCents > priceCents) return null;
  return { priceCents: cents(priceCents), taxesCents: cents(taxesCents), titleCents: cents(titleCents) };
}

const MOST_CENTS = 1_000_000_000_00;

function toCents(text: string): number | null {
  const bare = text.replaceAll(/[\s$,]/g, '');
  return /^\d{1,12}(\.\d{0,2})?$/.test(bare) ? Math.round(Number(bare) * 100) : null;
}

/** A price that differs more was changed after the win, so that its estimate was for another sale. */
const SAME_PRICE = 0.01;

/**
 * Estimate minus actual in basis points of the actual costs, over all figures that both know; null without one, and if the
 * estimate leaves a tax out.
 * A closing counts once, whichever sides entered figures.
 */
export function estimateErrorOf({ statement, figures, terms }: ClosingState): number | null {
  if (!statement || statement.mayOweMansionTax) return null;
  const pairs = sides.flatMap((side) => {
    const actual = figures[side]?.figures;
    if (!actual || Math.abs(actual.priceCents - terms.priceCents) > terms.priceCents * SAME_PRICE) return [];
    return figureGroups.flatMap((group) => {
      const estimated = estimateOf(statement, payerOf[side], group);
      const paid = group === 'taxes' ? actual.taxesCents : actual.titleCents;
      return estimated === null ? [] : [{ estimated, paid }];
    });
  });
  const sum = (of: 'estimated' | 'paid') => pairs.reduce((total, pair) => total + pair[of], 0);
  return sum('paid') === 0 ? null : Math.round(((sum('estimated') - sum('paid')) * 10_000) / sum('paid'));
}

const payerOf = { buyer: 'Buyer', seller: 'Seller' } as const satisfies Readonly<Record<Side, string>>;
