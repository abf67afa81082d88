import type { FactChange } from '@/lib/domain/listings/risk-schema';
import { type RiskReportTopic, riskReportTopics } from '@/lib/domain/listings/risk-topics';
import { chargesOf, deedOf, liensOf, taxesOf, titleOf, violationsOf } from './burden-statements';
import { accessOf, conditionOf, floodOf } from './home-statements';
import { goodCauseOf, occupancyOf, tenantsOf } from './people-statements';
import type { Statement, ToldHome } from './risk-statement';

/** One topic of a home's passport. `value` is null when it is not known; `asOf` in ms. */
export interface RiskReportRow extends Omit<Statement, 'papers'> {
  readonly topic: RiskReportTopic;
  readonly document: { readonly title: string; readonly href: string; readonly asOf: number } | null;
  /** How it was told before, the oldest first. */
  readonly differences: readonly FactChange[];
}

export interface RiskReport {
  /** Every topic once, in the order of the topics. */
  readonly rows: readonly RiskReportRow[];
  /** Those of them that nobody knows. */
  readonly unknown: readonly RiskReportTopic[];
}

/** What is told of a home, topic by topic, from what everybody may read of it and its published changes. */
export function toRiskReport(listing: ToldHome): RiskReport {
  const rows = riskReportTopics.map((topic) => rowOf(listing, topic));
  return { rows, unknown: rows.flatMap(({ topic, value }) => (value === null ? [topic] : [])) };
}

/** The fact in a sentence, as a difference tells it. */
export const wordsOf = ({ value, detail }: Pick<Statement, 'value' | 'detail'>): string =>
  [value ?? 'Not known', detail].filter((each) => each !== null).join('\n');

/**
 * The changes of a home's passport after one more publication at `at` (ms): those of before, and one for each topic that
 * is told otherwise. Another source or day of the same words is none.
 */
export function factChangesAfter(before: ToldHome, after: ToldHome, at: number): readonly FactChange[] {
  const changed = riskReportTopics.flatMap((topic): readonly FactChange[] => {
    const [was, is] = [wordsOf(statements[topic](before)), wordsOf(statements[topic](after))];
    return was === is ? [] : [{ topic, was, is, at }];
  });
  return [...(before.factChanges ?? []), ...changed];
}

const statements: Readonly<Record<RiskReportTopic, (listing: ToldHome) => Statement>> = {
  occupancy: occupancyOf,
  tenants: tenantsOf,
  'good-cause': goodCauseOf,
  title: titleOf,
  liens: liensOf,
  deed: deedOf,
  access: accessOf,
  condition: conditionOf,
  violations: violationsOf,
  flood: floodOf,
  taxes: taxesOf,
  charges: chargesOf,
};

/** What has no day of its own is as of its last change. */
function rowOf(listing: ToldHome, topic: RiskReportTopic): RiskReportRow {
  const { papers, ...statement } = statements[topic](listing);
  const differences = (listing.factChanges ?? []).filter((change) => change.topic === topic);
  const isUndated = topic === 'deed' || topic === 'access';
  const asOf = isUndated ? (differences.at(-1)?.at ?? statement.asOf) : statement.asOf;
  const found = papers
    .map((kind) => listing.documents.find((document) => document.kind === kind))
    .find((document) => document !== undefined);
  const document = found ? { title: found.title, href: found.href, asOf: found.asOf } : null;
  return { topic, ...statement, asOf, document, differences };
}
