import { propertyKindOf } from '@/lib/domain/listings/labels';
import type { PropertyKind, PropertySubType } from '@/lib/domain/listings/vocabulary';

/** What the sides bring to the closing or have checked by then, besides the transfer tax forms. */
export interface ClosingPaper {
  readonly name: 'firpta' | 'form-1099-s' | 'llc-members' | 'sanctions' | 'alarms';
  /** The law or its agency's explanation; null if we could not read it. */
  readonly source: string | null;
}

/** The day on which the sources were read, as yyyy-mm-dd. */
export const papersReadOn = '2026-11-27';

const firpta = paper('firpta', 'https://irc.bloombergtax.com/public/uscode/doc/irc/section_1445');
const form1099 = paper('form-1099-s', 'https://openjurist.org/26/usc/6045');
const llcMembers = paper('llc-members', 'https://www.tax.ny.gov/bus/transfer/rptidx.htm');
const sanctions = paper(
  'sanctions',
  'https://pa.gov/en/agencies/dos/programs/business/ofac-sanctions-lists.html',
);
const alarms = paper('alarms', null);

/** Guidance, in the order of the list. Without a known home it has the papers of every sale. */
export function closingPapersOf(subType: PropertySubType | null): readonly ClosingPaper[] {
  const kind = subType && propertyKindOf(subType);
  const isOf = (kinds: readonly PropertyKind[]) => kind !== null && kinds.includes(kind);
  return [
    firpta,
    form1099,
    ...(isOf(deededDwellings) ? [llcMembers] : []),
    sanctions,
    ...(isOf(dwellings) ? [alarms] : []),
  ];
}

/** Buildings with up to four dwelling units that a deed conveys (Tax Law § 1409). */
const deededDwellings: readonly PropertyKind[] = ['house', 'townhouse', 'two-to-four-family'];
const dwellings: readonly PropertyKind[] = [...deededDwellings, 'condo', 'co-op'];

function paper(name: ClosingPaper['name'], source: string | null): ClosingPaper {
  return { name, source };
}
