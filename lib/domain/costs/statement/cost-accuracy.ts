import { z } from 'zod';

/**
 * How far the site's estimate was from what one closing cost, in basis points of the actual costs. A lot in
 * several counties has none.
 */
export const costErrorSchema = z.object({ county: z.string().nullable(), basisPoints: z.number().int() });
export type CostError = z.infer<typeof costErrorSchema>;

/** The median error in percent, over this many closings. */
export interface MedianError {
  readonly percent: number;
  readonly closings: number;
}

export interface CostAccuracy {
  /** Null with too few closings. */
  readonly statewide: MedianError | null;
  /** Counties with enough closings, in the order of the alphabet. */
  readonly counties: readonly (MedianError & { readonly county: string })[];
}

/** Fewer would point to one sale. */
export const LEAST_CLOSINGS = 5;

export function costAccuracyOf(errors: readonly CostError[]): CostAccuracy {
  const counties = [...new Set(errors.flatMap(({ county }) => county ?? []))].sort();
  return {
    statewide: medianOf(errors),
    counties: counties.flatMap((county) => {
      const median = medianOf(errors.filter((error) => error.county === county));
      return median ? [{ county, ...median }] : [];
    }),
  };
}

/** In whole percent, so that one more closing shows little of itself. */
function medianOf(errors: readonly CostError[]): MedianError | null {
  if (errors.length < LEAST_CLOSINGS) return null;
  const sorted = errors.map(({ basisPoints }) => basisPoints).sort((a, b) => a - b);
  const [low, high] = [(sorted.length - 1) >> 1, sorted.length >> 1].map((at) => sorted[at] ?? 0);
  // Zero without a sign.
  const percent = Math.round(((low ?? 0) + (high ?? 0)) / 200) || 0;
  return { percent, closings: errors.length };
}
