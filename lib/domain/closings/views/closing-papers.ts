import { propertyKindOf } from '@/lib/domain/listings/labels';
import type { PropertyKind, PropertySubType } from '@/lib/domain/listings/vocabulary';
import { counties } from '@/lib/domain/locations/counties';

/** What the sides bring to the closing or have checked by then, besides the transfer tax forms. */
export interface ClosingPaper {
  readonly name:
    | ('firpta' | 'form-1099-s' | 'llc-members' | 'sanctions' | 'alarms')
    | ('hpd-registration' | 'well-test-in-westchester' | 'well-test-in-rockland' | 'agricultural-district');
  /** The law or its agency's explanation; null if we could not read it. */
  readonly source: string | null;
}

/** The day on which the sources were read, as yyyy-mm-dd. */
export const papersReadOn = '2026-11-27';

const firpta = paper('firpta', 'https://irc.bloombergtax.com/public/uscode/doc/irc/section_1445');
const form1099 = paper('form-1099-s', 'https://openjurist.org/26/usc/6045');
const llcMembers = paper('llc-members', 'https://www.tax.ny.gov/bus/transfer/rptidx.htm');
const sanctions = paper('sanctions', 'https://ofac.treasury.gov/faqs/topic/1636/print');
/** Its subdivision is quoted in full by a bill that adds another paragraph. */
const alarms = paper('alarms', 'https://legislation.nysenate.gov/pdf/bills/2024/S3249B');

/** NYC Administrative Code § 27-2099: without the statement or an affidavit, the deed is not recorded. */
const hpdRegistration = paper(
  'hpd-registration',
  'https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCadmin/0-0-0-61195',
);
const wellTests: Readonly<Record<string, ClosingPaper>> = {
  Westchester: paper('well-test-in-westchester', null),
  Rockland: paper('well-test-in-rockland', 'https://ecode360.com/9669916'),
};
const agriculturalDistrict = paper(
  'agricultural-district',
  'https://www.nysenate.gov/legislation/laws/RPP/333-C',
);

export interface SoldHome {
  /** Null, like the county, if the home is not known. */
  readonly subType: PropertySubType | null;
  /** The name without "County". */
  readonly county: string | null;
}

/** Guidance, in the order of the list. Without a known home it has the papers of every sale. */
export function closingPapersOf({ subType, county }: SoldHome): readonly ClosingPaper[] {
  const kind = subType && propertyKindOf(subType);
  const isOf = (kinds: readonly PropertyKind[]) => kind !== null && kinds.includes(kind);
  const place = counties.find(({ name }) => name === county);
  const wellTest = wellTests[county ?? ''];
  return [
    firpta,
    form1099,
    ...(isOf(deededDwellings) ? [llcMembers] : []),
    sanctions,
    ...(subType !== null && hasAlarmAffidavit(subType) ? [alarms] : []),
    ...(place?.borough && isOf(rentable) ? [hpdRegistration] : []),
    ...(wellTest && isOf(deededDwellings) ? [wellTest] : []),
    ...(place && !place.borough && isOf(rural) ? [agriculturalDistrict] : []),
  ];
}

/** Buildings with up to four dwelling units that a deed conveys (Tax Law § 1409). */
const deededDwellings: readonly PropertyKind[] = ['house', 'townhouse', 'two-to-four-family'];
const withAlarmAffidavit: readonly PropertyKind[] = ['house', 'townhouse', 'condo', 'co-op'];
/** Homes for one or two families, and units (Executive Law § 378(5-b)). */
const hasAlarmAffidavit = (subType: PropertySubType): boolean =>
  subType === 'Duplex' || withAlarmAffidavit.includes(propertyKindOf(subType));
/** What its owner may have to register with the city; in a condominium and a co-op the building does. */
const rentable: readonly PropertyKind[] = [...deededDwellings, 'apartment-building', 'mixed-use'];
/** Kinds with a lot of their own. No farm district lies in New York City. */
const rural: readonly PropertyKind[] = [...rentable, 'manufactured', 'farm', 'land', 'commercial'];

function paper(name: ClosingPaper['name'], source: string | null): ClosingPaper {
  return { name, source };
}
