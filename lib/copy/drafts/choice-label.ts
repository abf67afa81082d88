import {
  accessWords,
  conditionWords,
  feeWords,
  insuranceWords,
  lienWords,
  possessionWords,
  treatmentWords,
} from '@/lib/domain/listings/fact-copy';
import { deedLabel, occupancyLabel, propertyLabel } from '@/lib/domain/listings/labels';
import { deedTypes, occupancyValues, propertySubTypes } from '@/lib/domain/listings/vocabulary';
import { countyLabel, getCountyByName } from '@/lib/domain/locations/counties';
import { choices } from '@/messages/drafts/choices';
import { financingTerms } from '@/messages/listings/financing-terms';
import { sellerKinds } from '@/messages/listings/seller-kinds';

type Labels = Readonly<Record<string, string>>;

const tableOf = <T extends string>(values: readonly T[], labelOf: (value: T) => string): Labels =>
  Object.fromEntries(values.map((value) => [value, labelOf(value)]));

const { yesNoUnknown, ...ownChoices } = choices;

/** The labels of the choices by field, with one name for the fields of all liens. */
const labels: Readonly<Record<string, Labels>> = {
  ...ownChoices,
  sellerKind: sellerKinds,
  propertySubType: tableOf(propertySubTypes, (propertySubType) => propertyLabel({ propertySubType })),
  feeFrequency: feeWords,
  occupancy: { ...tableOf(occupancyValues, occupancyLabel), ...choices.occupancy },
  possession: possessionWords,
  conditionRating: conditionWords,
  accessKind: accessWords,
  deedType: tableOf(deedTypes, deedLabel),
  titleInsurance: insuranceWords,
  lienKind: lienWords,
  lienTreatment: treatmentWords,
  listingTerms: financingTerms,
};

/** The label of a choice; an unknown value as it is. */
export function choiceLabel(name: string, value: string): string {
  if (name === 'countyOrParish') {
    const county = getCountyByName(value);
    return county ? countyLabel(county) : value;
  }
  const table: Labels = labels[name.replace(/^lien\d/, 'lien')] ?? yesNoUnknown;
  return table[value] ?? value;
}
