import { lienWords } from '@/lib/domain/listings/fact-copy';
import { type Lien, staysWithHome } from '@/lib/domain/listings/liens';
import { type RiskReportTopic, topicLabel } from '@/lib/domain/listings/risk-topics';
import { inDollars } from '@/lib/domain/shared/percent';
import { isInFloodZone } from './home-statements';
import { statementOf } from './risk-report';
import type { RiskReportListing } from './risk-statement';

/** A topic that speaks against a home: a known bad fact, or nothing known. */
export interface RedFlag {
  readonly topic: RiskReportTopic;
  readonly isUnknown: boolean;
  /** One short line, such as `Unresolved judgment, $4,100`. */
  readonly words: string;
}

export interface RiskCount {
  readonly redFlags: number;
  readonly unknown: number;
}

/** The red flags of a home, then what is unknown, each worst first. A topic appears at most once. */
export const redFlagsOf = (listing: RiskReportListing): readonly RedFlag[] =>
  severityOf(listing).map(({ topic, isUnknown, words }) => ({ topic, isUnknown, words: words(listing) }));

/** The same counted, without the words. */
export function riskCountOf(listing: RiskReportListing): RiskCount {
  const found = severityOf(listing);
  const unknown = found.filter(({ isUnknown }) => isUnknown).length;
  return { redFlags: found.length - unknown, unknown };
}

/** `4 red flags · 1 unknown`. */
export function riskCountWords({ redFlags, unknown }: RiskCount): string {
  const known = redFlags === 0 ? 'No known red flags' : `${redFlags} red flag${redFlags === 1 ? '' : 's'}`;
  return unknown === 0 ? known : `${known} · ${unknown} unknown`;
}

interface Severity {
  readonly topic: RiskReportTopic;
  readonly isUnknown: boolean;
  readonly applies: (listing: RiskReportListing) => boolean;
  readonly words: (listing: RiskReportListing) => string;
}

/** The worst entry of each topic that has one. */
function severityOf(listing: RiskReportListing): readonly Severity[] {
  const found: Severity[] = [];
  for (const entry of severityTable)
    if (!found.some(({ topic }) => topic === entry.topic) && entry.applies(listing)) found.push(entry);
  return found;
}

const flag = (
  topic: RiskReportTopic,
  applies: Severity['applies'],
  words: string | Severity['words'],
): Severity => ({
  topic,
  isUnknown: false,
  applies,
  words: typeof words === 'string' ? () => words : words,
});

const unknown = (topic: RiskReportTopic): Severity => ({
  topic,
  isUnknown: true,
  applies: (listing) => statementOf(listing, topic).value === null,
  words: () => `${topicLabel(topic)}: unknown`,
});

type LienKind = Lien['kind'];
const titleLiens: readonly LienKind[] = ['Mortgage', 'Judgment', 'MechanicsLien'];
const chargeLiens: readonly LienKind[] = ['WaterAndSewer', 'CommonCharges'];

/**
 * What can cost a buyer most comes first: debts on the title, people who stay, repairs the law orders, money
 * owed, then what is merely harder. Liens the seller pays at closing are no red flag.
 */
const severityTable: readonly Severity[] = [
  flag('liens', hasLien('Unresolved'), (listing) => {
    const liens = titleLiensOf(listing, 'Unresolved');
    return `${ofLiens(liens, (one) => `Unresolved ${one}`, 'unresolved liens')}, ${sumWords(liens)}`;
  }),
  flag('liens', hasLien('AssumedByBuyer'), (listing) => {
    const liens = titleLiensOf(listing, 'AssumedByBuyer');
    return `You take on ${ofLiens(liens, (one) => `a ${one}`, 'liens')}, ${sumWords(liens)}`;
  }),
  flag('title', ({ title }) => title.titleInsurance === 'NotOffered', 'No title insurance offered'),
  flag('tenants', ({ tenancy }) => tenancy?.rentRegulated === 'Yes', 'Rent-regulated tenancy'),
  flag('occupancy', stays('OwnerOccupied'), 'Former owner still lives in the home'),
  flag('occupancy', stays('Tenant'), 'Tenants stay after closing'),
  flag('occupancy', stays('Mixed'), 'Some occupants stay after closing'),
  flag('violations', hasOpenViolations, 'Open violations pass to you'),
  flag('condition', ({ condition }) => condition.rating === 'MajorRepair', 'Needs major repair'),
  flag('taxes', owesTax, taxWords),
  flag('good-cause', ({ tenancy }) => tenancy?.goodCause === 'Yes', 'Tenants protected by Good Cause law'),
  flag('tenants', ({ tenancy }) => tenancy?.lease === 'Yes', 'Tenants have a lease'),
  flag('condition', ({ condition }) => condition.rating === 'NeedsRepair', 'Needs repair'),
  flag('charges', owesCharges, chargeWords),
  flag('flood', isInFloodZone, 'In a mapped flood zone'),
  flag('access', ({ access }) => access.kind === 'ExteriorOnly', 'No access to the interior'),
  flag('deed', ({ deedType }) => deedType === 'Quitclaim', 'Quitclaim deed: no promise of good title'),
  unknown('occupancy'),
  unknown('tenants'),
  unknown('condition'),
  unknown('violations'),
  unknown('charges'),
  unknown('good-cause'),
  unknown('flood'),
];

function liensOf({ title }: RiskReportListing, kinds: readonly LienKind[]): readonly Lien[] {
  return title.liens.filter(({ kind }) => kinds.includes(kind));
}

function titleLiensOf(listing: RiskReportListing, treatment: Lien['treatment']): readonly Lien[] {
  return liensOf(listing, titleLiens).filter((lien) => lien.treatment === treatment);
}

function hasLien(treatment: Lien['treatment']): Severity['applies'] {
  return (listing) => titleLiensOf(listing, treatment).length > 0;
}

function stays(value: RiskReportListing['occupancy']['value']): Severity['applies'] {
  return ({ occupancy, possession }) => occupancy.value === value && possession === 'SubjectToOccupants';
}

/** A lien for violations decides who clears them. */
function hasOpenViolations(listing: RiskReportListing): boolean {
  const liens = liensOf(listing, ['MunicipalViolation']);
  return liens.length > 0 ? liens.some(staysWithHome) : listing.violations?.standing === 'Open';
}

/** A property tax lien decides who pays the arrears. */
function taxOf(listing: RiskReportListing): readonly Pick<Lien, 'amountCents'>[] {
  const liens = liensOf(listing, ['PropertyTax']);
  const { arrearsCents } = listing.taxes;
  if (liens.length > 0) return liens.filter(staysWithHome);
  return arrearsCents > 0 ? [{ amountCents: arrearsCents }] : [];
}

function owesTax(listing: RiskReportListing): boolean {
  return taxOf(listing).length > 0;
}

function taxWords(listing: RiskReportListing): string {
  return `Property tax owed, ${sumWords(taxOf(listing))}`;
}

function owesCharges(listing: RiskReportListing): boolean {
  return (listing.chargesOwed?.amountCents ?? 0) > 0 || liensOf(listing, chargeLiens).some(staysWithHome);
}

/** Charges may be stated again as liens; then the larger sum counts. */
function chargeWords(listing: RiskReportListing): string {
  const liens = liensOf(listing, chargeLiens).filter(staysWithHome);
  const owed = listing.chargesOwed?.amountCents ?? 0;
  const sum = sumOf(liens);
  return `Charges owed, ${sum === null ? 'amount unknown' : inDollars(Math.max(owed, sum))}`;
}

/** One lien by its kind, several by their number. */
function ofLiens(liens: readonly Lien[], one: (kind: string) => string, many: string): string {
  const [first, second] = liens;
  return first && !second ? one(lienWords[first.kind].toLowerCase()) : `${liens.length} ${many}`;
}

function sumWords(owed: readonly Pick<Lien, 'amountCents'>[]): string {
  const sum = sumOf(owed);
  return sum === null ? 'amount unknown' : inDollars(sum);
}

/** Null if one of the amounts is unknown. */
function sumOf(owed: readonly Pick<Lien, 'amountCents'>[]): number | null {
  return owed.reduce<number | null>(
    (sum, { amountCents }) => (sum === null || amountCents === null ? null : sum + amountCents),
    0,
  );
}
