import { sellerKinds } from '@/lib/domain/listings/vocabulary';
import type { Answers } from './answers';
import { type Field, is, notAfterToday } from './field';

const acquisitions = ['Foreclosure', 'DeedInLieu', 'Purchase', 'Inheritance', 'TaxForeclosure'] as const;
const authorities = ['Owner', 'Officer', 'PowerOfAttorney', 'Fiduciary', 'Broker'] as const;

const isBroker = is('authority', 'Broker');

/** A lender that took the home in a foreclosure has a deadline to offer it again (RPAPL § 1353). */
export const hasMarketDeadline = (answers: Answers): boolean =>
  is('sellerKind', 'bank', 'servicer')(answers) &&
  is('acquiredBy', 'Foreclosure')(answers) &&
  !is('propertySubType', 'StockCooperative')(answers);

/** What a listing by a broker shows besides the seller; the license number is for our reviewers. */
const brokerFields: readonly Field[] = [
  {
    name: 'brokerLicense',
    step: 'owner',
    control: 'text',
    maxLength: 20,
    isApplicable: isBroker,
    fault: (typed) => (/^[\dA-Z]{8,12}$/i.test(typed) ? null : { code: 'not-a-license' }),
  },
  { name: 'brokerName', step: 'owner', control: 'text', maxLength: 120, isApplicable: isBroker },
  { name: 'brokerage', step: 'owner', control: 'text', maxLength: 120, isApplicable: isBroker },
  {
    name: 'brokerPhone',
    step: 'owner',
    control: 'text',
    maxLength: 30,
    autoComplete: 'tel',
    isApplicable: isBroker,
    fault: (typed) => (isPhone(typed) ? null : { code: 'not-a-phone' }),
  },
];

/** A full number of ten digits, maybe with the country code and an extension. */
const isPhone = (typed: string): boolean =>
  /^(\+?1[ .-]?)?(\(\d{3}\) ?|\d{3}[ .-]?)\d{3}[ .-]?\d{4}( ?(x|ext\.?) ?\d{1,6})?$/i.test(typed.trim());

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
    name: 'refereeDeedOn',
    step: 'owner',
    control: 'date',
    isOptional: true,
    isApplicable: hasMarketDeadline,
    fault: notAfterToday,
  },
  {
    name: 'authority',
    step: 'owner',
    control: 'select',
    choices: authorities,
  },
  // 19 NYCRR 175.25: a broker's advertisement identifies the broker.
  ...brokerFields,
  {
    name: 'isDeclared',
    step: 'owner',
    control: 'checkbox',
  },
];
