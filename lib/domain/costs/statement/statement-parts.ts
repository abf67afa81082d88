import type { CostStatement, StatementLine } from './cost-statement';

/** One table of a statement: its lines and their sum, in cents. */
export interface StatementPart {
  readonly id: 'closing' | 'until-keys' | 'seller';
  readonly lines: readonly StatementLine[];
  readonly sumCents: number;
}

/** What the buyer brings to the closing and pays until the keys, and what the seller pays; none is empty. */
export function statementParts({ lines }: CostStatement): readonly StatementPart[] {
  const ofBuyer = (due: StatementLine['due']) =>
    lines.filter((line) => line.payer === 'Buyer' && line.due === due);
  const parts = [
    ['closing', ofBuyer('closing')],
    ['until-keys', ofBuyer('until-keys')],
    ['seller', lines.filter(({ payer }) => payer === 'Seller')],
  ] as const;
  return parts.flatMap(([id, own]) =>
    own.length === 0
      ? []
      : [{ id, lines: own, sumCents: own.reduce((sum, { amountCents }) => sum + amountCents, 0) }],
  );
}
