import type { FactChange } from '@/lib/domain/listings/risk-schema';
import { type RiskReportTopic, riskReportTopics } from '@/lib/domain/listings/risk-topics';
import { chargesOf, deedOf, liensOf, taxesOf, titleOf, violationsOf } from './burden-statements';
import { accessOf, conditionOf, floodOf } from './home-statements';
import { goodCauseOf, occupancyOf, tenantsOf } from './people-statements';
import type { RiskReportListing, Statement } from './risk-statement';

/** One topic of a home's risk report. `value` is null if not known; `asOf` in ms. */
export interface RiskReportRow extends Omit<Statement, 'papers'> {
  readonly topic: RiskReportTopic;
  readonly document: { readonly title: string; readonly href: string; readonly asOf: number } | null;
  /** The earlier versions of the fact, oldest first. */
  readonly differences: readonly FactChange[];
}

export interface RiskReport {
  /** Every topic once, in the order of `riskReportTopics`. */
  readonly rows: readonly RiskReportRow[];
  /** The topics that are not known. */
  readonly unknown: readonly RiskReportTopic[];
}

/** The risk report of a home, from its public listing and its published changes. */
export function toRiskReport(listing: RiskReportListing): RiskReport {
  const rows = riskReportTopics.map((topic) => rowOf(listing, topic));
  return { rows, unknown: rows.flatMap(({ topic, value }) => (value === null ? [topic] : [])) };
}

/** The text of a fact, as stored in its changes. */
export const wordsOf = ({ value, detail }: Pick<Statement, 'value' | 'detail'>): string =>
  [value ?? 'Unknown', detail].filter((each) => each !== null).join('\n');

/**
 * The changes of a home's risk report after a publication at `at` (ms): the earlier ones, plus one for each
 * topic whose text changed. A new source or date for the same text is not a change.
 */
export function factChangesAfter(
  before: RiskReportListing,
  after: RiskReportListing,
  at: number,
): readonly FactChange[] {
  const changed = riskReportTopics.flatMap((topic): readonly FactChange[] => {
    const [was, is] = [wordsOf(statementOf(before, topic)), wordsOf(statementOf(after, topic))];
    return was === is ? [] : [{ topic, was, is, at }];
  });
  return [...(before.factChanges ?? []), ...changed];
}

/** What the listing states about a topic. */
export const statementOf = (listing: RiskReportListing, topic: RiskReportTopic): Statement =>
  statements[topic](listing);

const statements: Readonly<Record<RiskReportTopic, (listing: RiskReportListing) => Statement>> = {
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

/** A fact without a date of its own (deed, access) is as of its latest change. */
function rowOf(listing: RiskReportListing, topic: RiskReportTopic): RiskReportRow {
  const { papers, ...statement } = statementOf(listing, topic);
  const differences = (listing.factChanges ?? []).filter((change) => change.topic === topic);
  const isUndated = topic === 'deed' || topic === 'access';
  const asOf = isUndated ? (differences.at(-1)?.at ?? statement.asOf) : statement.asOf;
  const found = papers
    .map((kind) => listing.documents.find((document) => document.kind === kind))
    .find((document) => document !== undefined);
  const document = found ? { title: found.title, href: found.href, asOf: found.asOf } : null;
  return { topic, ...statement, asOf, document, differences };
}
