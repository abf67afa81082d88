import { counties, countyLabel } from '@/lib/domain/locations/counties';
import { zipKind } from '@/lib/domain/locations/zip-kind';
import { type Answers, answerOf } from './answers';
import type { Field } from './field';
import { toStreet } from './street';
import { degreesFault, isNewYorkZip } from './zip-place';

const hasUnknownZip = (answers: Answers): boolean => {
  const zip = answerOf(answers, 'postalCode');
  return isNewYorkZip(zip) && zipKind(zip) === 'unknown';
};
const hasOpenCounty = (answers: Answers): boolean =>
  hasUnknownZip(answers) || zipKind(answerOf(answers, 'postalCode')) === 'shared';

export const addressFields: readonly Field[] = [
  {
    name: 'postalCode',
    step: 'address',
    heading: 'Location',
    label: 'ZIP code',
    help: 'Five digits. It sets the city and county.',
    control: 'text',
    maxLength: 5,
    autoComplete: 'off',
    fault: (typed) => (isNewYorkZip(typed) ? null : 'Enter a five-digit New York ZIP code, such as 11233.'),
  },
  {
    name: 'city',
    step: 'address',
    label: 'City, town, or village',
    help: 'This ZIP code isn’t on our list. Enter the city as in the mailing address.',
    control: 'text',
    maxLength: 60,
    isApplicable: hasUnknownZip,
  },
  {
    name: 'countyOrParish',
    step: 'address',
    label: 'County',
    help: 'The county where the deed is recorded. This ZIP code alone doesn’t determine it.',
    control: 'select',
    choices: counties.map((county) => ({ value: county.name, label: countyLabel(county) })),
    isApplicable: hasOpenCounty,
  },
  {
    name: 'street',
    step: 'address',
    label: 'House number and street',
    help: 'For example, 418 Halsey Street. For land without a house number, use the nearest one.',
    control: 'text',
    maxLength: 120,
    autoComplete: 'off',
    fault: (typed) =>
      toStreet(typed) ? null : 'Enter the house number and street, such as 418 Halsey Street.',
  },
  {
    name: 'unitNumber',
    step: 'address',
    label: 'Apartment or unit',
    help: 'Only the number, such as 2B. Leave this empty for a whole building.',
    control: 'text',
    maxLength: 12,
    isOptional: true,
    autoComplete: 'off',
  },
  {
    name: 'parcelNumber',
    step: 'address',
    heading: 'Parcel and map pin',
    label: 'Parcel number',
    help: 'On the tax bill: section, block, and lot, or borough, block, and lot in New York City. It shows us if a home is already listed.',
    control: 'text',
    maxLength: 40,
    isOptional: true,
    autoComplete: 'off',
    fault: (typed) =>
      /^[\d][\d.\-/ ]*$/.test(typed)
        ? null
        : 'Enter digits with dots, dashes, or slashes, as on the tax bill.',
  },
  {
    name: 'latitude',
    step: 'address',
    label: 'Pin latitude',
    help: 'Degrees north, such as 40.68241. Without it, the pin is at the center of the ZIP code and marked as approximate.',
    control: 'text',
    maxLength: 14,
    isOptional: true,
    autoComplete: 'off',
    fault: degreesFault('latitude'),
  },
  {
    name: 'longitude',
    step: 'address',
    label: 'Pin longitude',
    help: 'Degrees east, so it’s negative in New York, such as -73.93015.',
    control: 'text',
    maxLength: 14,
    isOptional: true,
    autoComplete: 'off',
    fault: degreesFault('longitude'),
  },
];
