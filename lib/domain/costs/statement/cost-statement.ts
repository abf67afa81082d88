import { z } from 'zod';
import { endedLawsOf } from '@/lib/domain/costs/ended-laws';
import { estimateIds, quoteIds, type Sale } from '@/lib/domain/costs/sale/costed-sale';
import { type CostLine, totalCostOf } from '@/lib/domain/costs/total-cost';
import type { Cents } from '@/lib/domain/shared/money';
import { centsSchema } from '@/lib/domain/shared/money-schema';

const names = [
  ...estimateIds,
  ...quoteIds,
  'bid',
  'premium',
  'loan',
  'state-transfer-tax',
  'county-transfer-tax',
  'city-transfer-tax',
  'town-transfer-tax',
  'peconic-bay-tax',
  'preservation-tax',
  'mansion-tax',
  'supplemented-mansion-tax',
  'mortgage-tax',
  'arrears',
  'property-tax',
  'fee',
  'loan-payments',
] as const satisfies readonly CostLine['name'][];

const statementLineSchema = z.object({
  name: z.enum(names),
  /** The county, city or town that a name needs. */
  place: z.string().nullable(),
  payer: z.enum(['Buyer', 'Seller']),
  due: z.enum(['closing', 'until-keys']),
  amountCents: centsSchema,
  isEstimate: z.boolean(),
  /** Null if the line is not from a rate. */
  isVerified: z.boolean().nullable(),
});
export type StatementLine = z.infer<typeof statementLineSchema>;

/** What a sale costs for a buyer who pays cash, to the cent, as computed when the home was sold. */
export const costStatementSchema = z.object({
  /** The day in New York of the rates. */
  asOf: z.iso.date(),
  /** Null for a lot of homes in several counties. */
  county: z.string().nullable(),
  lines: z.array(statementLineSchema),
  /**
   * The lines leave out a mansion tax on a residence whose part of the price nobody stated. Absent in older
   * statements.
   */
  mayOweMansionTax: z.boolean().default(false),
  /** Of the taxes in the lines, those whose law may have ended. Absent in older statements. */
  endedLaws: z.array(z.object({ county: z.string(), until: z.iso.date() })).default([]),
});
export type CostStatement = z.infer<typeof costStatementSchema>;

/** The statement of a home or a lot at its price. Later rates do not change it. */
export function costStatementOf(sale: Sale, priceCents: Cents, asOf: string): CostStatement {
  const { lines, mayOweMansionTax } = totalCostOf({ ...sale, loan: null }, priceCents, asOf);
  const counties = new Set((sale.lot?.map((part) => part.sale) ?? [sale]).map(({ place }) => place.county));
  return {
    asOf,
    county: counties.size === 1 ? sale.place.county : null,
    lines: lines.map((line) => statementLineSchema.parse(line)),
    mayOweMansionTax,
    endedLaws: [...endedLawsOf(lines)],
  };
}

/** The groups that the parties compare with what they paid. */
export const figureGroups = ['taxes', 'title'] as const;
export type FigureGroup = (typeof figureGroups)[number];

const groupOf: Readonly<Partial<Record<StatementLine['name'], FigureGroup>>> = {
  'state-transfer-tax': 'taxes',
  'county-transfer-tax': 'taxes',
  'city-transfer-tax': 'taxes',
  'town-transfer-tax': 'taxes',
  'peconic-bay-tax': 'taxes',
  'preservation-tax': 'taxes',
  'mansion-tax': 'taxes',
  'supplemented-mansion-tax': 'taxes',
  recording: 'taxes',
  'title-insurance': 'title',
  'title-closer': 'title',
  searches: 'title',
  attorney: 'title',
};

/** What the statement estimates for one payer in a group; null if it estimates nothing there. */
export function estimateOf(
  { lines }: CostStatement,
  payer: StatementLine['payer'],
  group: FigureGroup,
): number | null {
  const own = lines.filter((line) => line.payer === payer && groupOf[line.name] === group);
  return own.length === 0 ? null : own.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
