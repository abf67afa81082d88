import { type Lien, staysWithHome } from '@/lib/domain/listings/liens';
import type { RiskReportTopic } from '@/lib/domain/listings/risk-topics';
import { isInFloodZone } from './home-statements';
import { statementOf } from './risk-report';
import type { RiskReportListing } from './risk-statement';

type RedFlagCode =
  | ('unresolved-liens' | 'assumed-liens' | 'no-title-insurance' | 'quitclaim')
  | ('regulated-tenancy' | 'leased' | 'good-cause')
  | ('former-owner-stays' | 'tenants-stay' | 'occupants-stay')
  | ('open-violations' | 'major-repair' | 'needs-repair' | 'flood-zone' | 'exterior-only')
  | ('taxes-owed' | 'charges-owed' | 'unknown');

/** A topic that speaks against a home: a known bad fact, or nothing known. */
export interface RedFlag {
  readonly topic: RiskReportTopic;
  readonly isUnknown: boolean;
  readonly code: RedFlagCode;
  /** The liens that it is about. */
  readonly liens: readonly LienKind[];
  /** What is owed; null if unknown, or if nothing is. */
  readonly owedCents: number | null;
}

export interface RiskCount {
  readonly redFlags: number;
  readonly unknown: number;
}

/** The red flags of a home, then what is unknown, each worst first. A topic appears at most once. */
export const redFlagsOf = (listing: RiskReportListing): readonly RedFlag[] =>
  severityOf(listing).map(({ topic, code, owed }) => ({
    topic,
    isUnknown: code === 'unknown',
    code,
    ...owed(listing),
  }));

/** The same counted. */
export function riskCountOf(listing: RiskReportListing): RiskCount {
  const found = severityOf(listing);
  const unknown = found.filter(({ code }) => code === 'unknown').length;
  return { redFlags: found.length - unknown, unknown };
}

type Owed = Pick<RedFlag, 'liens' | 'owedCents'>;

interface Severity {
  readonly topic: RiskReportTopic;
  readonly code: RedFlagCode;
  readonly applies: (listing: RiskReportListing) => boolean;
  readonly owed: (listing: RiskReportListing) => Owed;
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
  code: RedFlagCode,
  applies: Severity['applies'],
  owed: Severity['owed'] = () => ({ liens: [], owedCents: null }),
): Severity => ({ topic, code, applies, owed });

const unknown = (topic: RiskReportTopic): Severity =>
  flag(topic, 'unknown', (listing) => statementOf(listing, topic).value === null);

type LienKind = Lien['kind'];
const titleLiens: readonly LienKind[] = ['Mortgage', 'Judgment', 'MechanicsLien'];
const chargeLiens: readonly LienKind[] = ['WaterAndSewer', 'CommonCharges'];

/**
 * What can cost a buyer most comes first: debts on the title, people who stay, repairs the law orders, money
 * owed, then what is merely harder. Liens the seller pays at closing are no red flag.
 */
const severityTable: readonly Severity[] = [
  flag('liens', 'unresolved-liens', hasLien('Unresolved'), owedOnTitle('Unresolved')),
  flag('liens', 'assumed-liens', hasLien('AssumedByBuyer'), owedOnTitle('AssumedByBuyer')),
  flag('title', 'no-title-insurance', ({ title }) => title.titleInsurance === 'NotOffered'),
  flag('tenants', 'regulated-tenancy', ({ tenancy }) => tenancy?.rentRegulated === 'Yes'),
  flag('occupancy', 'former-owner-stays', stays('OwnerOccupied')),
  flag('occupancy', 'tenants-stay', stays('Tenant')),
  flag('occupancy', 'occupants-stay', stays('Mixed')),
  flag('violations', 'open-violations', hasOpenViolations),
  flag('condition', 'major-repair', ({ condition }) => condition.rating === 'MajorRepair'),
  flag('taxes', 'taxes-owed', owesTax, (listing) => owedOn(taxOf(listing))),
  flag('good-cause', 'good-cause', ({ tenancy }) => tenancy?.goodCause === 'Yes'),
  flag('tenants', 'leased', ({ tenancy }) => tenancy?.lease === 'Yes'),
  flag('condition', 'needs-repair', ({ condition }) => condition.rating === 'NeedsRepair'),
  flag('charges', 'charges-owed', owesCharges, owedCharges),
  flag('flood', 'flood-zone', isInFloodZone),
  flag('access', 'exterior-only', ({ access }) => access.kind === 'ExteriorOnly'),
  flag('deed', 'quitclaim', ({ deedType }) => deedType === 'Quitclaim'),
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

type Debt = Pick<Lien, 'amountCents'> & { readonly kind?: LienKind };

/** A property tax lien decides who pays the arrears. */
function taxOf(listing: RiskReportListing): readonly Debt[] {
  const liens = liensOf(listing, ['PropertyTax']);
  const { arrearsCents } = listing.taxes;
  if (liens.length > 0) return liens.filter(staysWithHome);
  return arrearsCents > 0 ? [{ amountCents: arrearsCents }] : [];
}

function owesTax(listing: RiskReportListing): boolean {
  return taxOf(listing).length > 0;
}

function owesCharges(listing: RiskReportListing): boolean {
  return (listing.chargesOwed?.amountCents ?? 0) > 0 || liensOf(listing, chargeLiens).some(staysWithHome);
}

/** Charges may be stated again as liens; then the larger sum counts. */
function owedCharges(listing: RiskReportListing): Owed {
  const { liens, owedCents } = owedOn(liensOf(listing, chargeLiens).filter(staysWithHome));
  const stated = listing.chargesOwed?.amountCents ?? 0;
  return { liens, owedCents: owedCents === null ? null : Math.max(stated, owedCents) };
}

function owedOnTitle(treatment: Lien['treatment']): Severity['owed'] {
  return (listing) => owedOn(titleLiensOf(listing, treatment));
}

/** The sum is null if one of the amounts is unknown. */
function owedOn(debts: readonly Debt[]): Owed {
  return {
    liens: debts.flatMap(({ kind }) => (kind ? [kind] : [])),
    owedCents: debts.reduce<number | null>(
      (sum, { amountCents }) => (sum === null || amountCents === null ? null : sum + amountCents),
      0,
    ),
  };
}
