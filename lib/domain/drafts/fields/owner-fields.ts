import { sellerKinds } from '@/lib/domain/listings/vocabulary';
import { type Field, is } from './field';

const acquisitions = ['Foreclosure', 'DeedInLieu', 'Purchase', 'Inheritance', 'TaxForeclosure'] as const;
const authorities = ['Owner', 'Officer', 'PowerOfAttorney', 'Fiduciary', 'Broker'] as const;

export const ownerFields: readonly Field[] = [
  {
    name: 'sellerKind',
    step: 'owner',
    control: 'select',
    choices: sellerKinds,
  },
  {
    name: 'sellerName',
    step: 'owner',
    control: 'text',
    maxLength: 120,
    autoComplete: 'organization',
  },
  {
    name: 'acquiredBy',
    step: 'owner',
    control: 'select',
    choices: acquisitions,
  },
  {
    name: 'authority',
    step: 'owner',
    control: 'select',
    choices: authorities,
  },
  {
    name: 'brokerLicense',
    step: 'owner',
    control: 'text',
    maxLength: 20,
    isApplicable: is('authority', 'Broker'),
    fault: (typed) => (/^[\dA-Z]{8,12}$/i.test(typed) ? null : { code: 'not-a-license' }),
  },
  {
    name: 'isDeclared',
    step: 'owner',
    control: 'checkbox',
  },
];
