import { counties } from '@/lib/domain/locations/counties';
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
    control: 'text',
    maxLength: 5,
    autoComplete: 'off',
    fault: (typed) => (isNewYorkZip(typed) ? null : { code: 'not-a-zip' }),
  },
  {
    name: 'city',
    step: 'address',
    control: 'text',
    maxLength: 60,
    isApplicable: hasUnknownZip,
  },
  {
    name: 'countyOrParish',
    step: 'address',
    control: 'select',
    choices: counties.map(({ name }) => name),
    isApplicable: hasOpenCounty,
  },
  {
    name: 'street',
    step: 'address',
    control: 'text',
    maxLength: 120,
    autoComplete: 'off',
    fault: (typed) => (toStreet(typed) ? null : { code: 'not-a-street' }),
  },
  {
    name: 'unitNumber',
    step: 'address',
    control: 'text',
    maxLength: 12,
    isOptional: true,
    autoComplete: 'off',
  },
  {
    name: 'parcelNumber',
    step: 'address',
    control: 'text',
    maxLength: 40,
    isOptional: true,
    autoComplete: 'off',
    fault: (typed) => (/^[\d][\d.\-/ ]*$/.test(typed) ? null : { code: 'not-a-parcel' }),
  },
  {
    name: 'latitude',
    step: 'address',
    control: 'text',
    maxLength: 14,
    isOptional: true,
    autoComplete: 'off',
    fault: degreesFault('latitude'),
  },
  {
    name: 'longitude',
    step: 'address',
    control: 'text',
    maxLength: 14,
    isOptional: true,
    autoComplete: 'off',
    fault: degreesFault('longitude'),
  },
];
