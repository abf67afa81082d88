/** A `$filter` as a tree. A chain of one connective is a single node, so its length adds no depth. */
export type Filter =
  | { readonly kind: 'and' | 'or'; readonly terms: readonly Filter[] }
  | { readonly kind: 'not'; readonly term: Filter }
  | {
      readonly kind: 'compare';
      readonly operator: Comparison;
      readonly left: Operand;
      readonly right: Operand;
    }
  | { readonly kind: 'in'; readonly left: Operand; readonly values: readonly Literal[] }
  | {
      readonly kind: 'call';
      readonly name: TextFunction;
      readonly text: Operand;
      readonly part: Operand;
    };

export const comparisons = ['eq', 'ne', 'gt', 'ge', 'lt', 'le'] as const;
export type Comparison = (typeof comparisons)[number];
export const textFunctions = ['contains', 'startswith'] as const;
export type TextFunction = (typeof textFunctions)[number];

export type Operand = Literal | { readonly kind: 'path'; readonly path: string };
/** Timestamps are in UTC with milliseconds, so that they compare as text. */
export type Literal =
  | { readonly kind: 'null' }
  | { readonly kind: 'text' | 'date' | 'timestamp'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'boolean'; readonly value: boolean };

export type ValueType = Exclude<Literal['kind'], 'null'>;
export type Value = string | number | boolean | null;
