import { type ChoiceField, choiceFields } from './listing-query';

/** Lower bounds of the histogram bars and choice steps; each step reaches up to the next one. */
export const tallySteps = {
  priceCents: [
    0, 25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000, 1250,
    1500, 2000, 3000, 5000,
  ].map((thousands) => thousands * 100_000),
  bedrooms: [0, 1, 2, 3, 4, 5, 6],
  bathrooms: [0, 1, 1.5, 2, 2.5, 3, 4],
  feeCents: [0, 1, 100, 200, 300, 500, 750, 1000, 1500].map((dollars) => dollars * 100),
} as const;
export const talliedFields = ['priceCents', 'bedrooms', 'bathrooms', 'feeCents'] as const;
export type TalliedField = (typeof talliedFields)[number];

/** Fields whose choices or steps are counted. */
export type CountedField = ChoiceField | TalliedField;
export const countedFields: readonly CountedField[] = [...choiceFields, ...talliedFields];
