import { type FigureName, figureNames, type WeekFigures } from './figures';

/** A limit of a figure. `enough`: the auctions that a week needs before the figure means anything. */
interface FigureLimit {
  readonly isBad: (value: number) => boolean;
  readonly limit: number;
  readonly enough: number;
}

const below = (limit: number, enough: number): FigureLimit => ({
  limit,
  enough,
  isBad: (value) => value < limit,
});
const above = (limit: number): FigureLimit => ({ limit, enough: 0, isBad: (value) => value > limit });

/** Figures without a limit are counts that vary with the market. */
export const figureLimits: Readonly<Partial<Record<FigureName, FigureLimit>>> = {
  sellThrough: below(40, 5),
  priceToEstimate: below(70, 5),
  defaults: above(2),
  reviewHours: above(48),
  limitHours: above(24),
  reportHours: above(24),
};

/** A figure of a week that has passed its limit. */
export interface FigureAlert {
  readonly figure: FigureName;
  readonly week: string;
  readonly value: number;
  readonly limit: number;
}

/** The figures of a week that have passed their limits. */
export function figureAlertsOf(figures: WeekFigures): readonly FigureAlert[] {
  return figureNames.flatMap((figure) => {
    const rule = figureLimits[figure];
    const value = figures[figure];
    if (!rule || value === null || (figures.auctions ?? 0) < rule.enough || !rule.isBad(value)) return [];
    return { figure, week: figures.week, value, limit: rule.limit };
  });
}
