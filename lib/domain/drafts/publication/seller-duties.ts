import type { Content } from '@/lib/domain/drafts/draft';
import { placeOf } from '@/lib/domain/drafts/draft-place';
import { type Answers, answerOf } from '@/lib/domain/drafts/fields/answers';
import { is } from '@/lib/domain/drafts/fields/field';
import { hasMarketDeadline } from '@/lib/domain/drafts/fields/owner-fields';
import { subTypeOf } from '@/lib/domain/drafts/fields/property-fields';
import { propertyKindOf } from '@/lib/domain/listings/labels';
import type { PropertyKind } from '@/lib/domain/listings/vocabulary';
import { counties } from '@/lib/domain/locations/counties';
import { fromEasternDay, toEasternTime } from '@/lib/domain/shared/eastern-time';

/** A notice or duty that a law puts on the seller, besides the rules that a submission must meet. */
export interface SellerDuty {
  readonly name:
    | ('agency-disclosure' | 'back-on-market' | 'vacant-registry' | 'certificate-of-occupancy')
    | ('utility-notice' | 'agricultural-district' | 'co-op-collateral')
    | ('well-test-in-westchester' | 'well-test-in-rockland');
  /** The law, or its agency's explanation; null if we could not read it. */
  readonly source: string | null;
  /** The last day of its deadline, as yyyy-mm-dd; null without a deadline, or while its start is not known. */
  readonly until: string | null;
}

/** The day on which the sources were read, as yyyy-mm-dd. */
export const dutiesReadOn = '2026-11-27';

/** The duties in this sale, as far as the answers tell. Guidance, in the order of the list. */
export const sellerDutiesOf = ({ answers }: Pick<Content, 'answers'>): readonly SellerDuty[] =>
  duties
    .filter(({ isFor }) => isFor(answers))
    .map(({ name, source, untilOf }) => ({ name, source, until: untilOf?.(answers) ?? null }));

const marketDeadlineMs = 180 * 24 * 3_600_000;

function marketDeadlineOf(answers: Answers): string | null {
  const since = fromEasternDay(answerOf(answers, 'refereeDeedOn'));
  return since === null ? null : toEasternTime(since + marketDeadlineMs).date;
}

const isOfKind =
  (...kinds: readonly PropertyKind[]) =>
  (answers: Answers): boolean => {
    const subType = subTypeOf(answers);
    return subType !== null && kinds.includes(propertyKindOf(subType));
  };

const oneToFourFamilies = ['house', 'townhouse', 'two-to-four-family'] as const;
const isOneToFourFamily = isOfKind(...oneToFourFamilies);
const isLand = isOfKind('land');
const isCoop = isOfKind('co-op');
const isLender = is('sellerKind', 'bank', 'servicer');
const isTaken = is('acquiredBy', 'Foreclosure', 'DeedInLieu');
const hasKind = (answers: Answers): boolean => subTypeOf(answers) !== null;
const mayHaveWell = (answers: Answers): boolean =>
  is('septicOrWell', 'yes', 'unknown')(answers) && hasKind(answers) && !isLand(answers);
const isInCounty =
  (...names: readonly string[]) =>
  (answers: Answers): boolean =>
    names.includes(placeOf(answers)?.county ?? '');
const isInCity = isInCounty(...counties.flatMap(({ name, borough }) => (borough === null ? [] : name)));
const isOutsideCity = isInCounty(...counties.flatMap(({ name, borough }) => (borough === null ? name : [])));

interface Condition extends Omit<SellerDuty, 'until'> {
  readonly untilOf?: (answers: Answers) => string | null;
  readonly isFor: (answers: Answers) => boolean;
}

const duties: readonly Condition[] = [
  {
    name: 'agency-disclosure',
    source: 'https://legislation.nysenate.gov/pdf/bills/2024/S9686',
    isFor: (answers) =>
      is('authority', 'Broker')(answers) && isOfKind(...oneToFourFamilies, 'condo', 'co-op')(answers),
  },
  {
    name: 'back-on-market',
    source: 'https://lexace.ai/us/statute/new-york/rpa-1353',
    isFor: hasMarketDeadline,
    untilOf: marketDeadlineOf,
  },
  {
    name: 'vacant-registry',
    source:
      'https://www.dfs.ny.gov/apps_and_licensing/mortgage_companies/zombie_property_maintenance_obligations',
    isFor: (answers) =>
      isLender(answers) &&
      isTaken(answers) &&
      is('occupancy', 'Vacant', 'Unknown')(answers) &&
      isOneToFourFamily(answers),
  },
  {
    name: 'co-op-collateral',
    source: 'https://www.nysenate.gov/legislation/laws/UCC/9-611',
    isFor: (answers) => isLender(answers) && isTaken(answers) && isCoop(answers),
  },
  {
    name: 'certificate-of-occupancy',
    source: 'https://nycadmincode.readthedocs.io/t28/c01/art118/index.html',
    isFor: (answers) => isInCity(answers) && hasKind(answers) && !isLand(answers),
  },
  {
    name: 'utility-notice',
    source: 'https://newyork.public.law/laws/n.y._real_property_law_section_242',
    isFor: (answers) => hasKind(answers) && !isOfKind('co-op', 'condo')(answers),
  },
  {
    name: 'agricultural-district',
    source: 'https://www.nysenate.gov/legislation/laws/RPP/333-C',
    isFor: (answers) => isOutsideCity(answers) && hasKind(answers) && !isOfKind('co-op', 'condo')(answers),
  },
  {
    name: 'well-test-in-westchester',
    source: null,
    isFor: (answers) => isInCounty('Westchester')(answers) && mayHaveWell(answers),
  },
  {
    name: 'well-test-in-rockland',
    source: 'https://ecode360.com/9669916',
    isFor: (answers) => isInCounty('Rockland')(answers) && mayHaveWell(answers),
  },
];
