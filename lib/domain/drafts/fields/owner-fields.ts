import { sellerKindLabel } from '@/lib/domain/listings/labels';
import { sellerKinds } from '@/lib/domain/listings/vocabulary';
import { choicesOf, type Field, is } from './field';

const acquisitions = {
  Foreclosure: 'By foreclosure',
  DeedInLieu: 'By a deed in lieu of foreclosure',
  Purchase: 'By purchase',
  Inheritance: 'By inheritance, or for an estate',
  TaxForeclosure: 'By tax foreclosure',
} as const;

const authorities = {
  Owner: 'I am the owner',
  Officer: 'I act for the company or public body that owns it',
  PowerOfAttorney: 'I hold a power of attorney',
  Fiduciary: 'I am the executor, administrator or trustee',
  Broker: 'I am a licensed broker with a listing agreement',
} as const;

const keysOf = <T extends string>(words: Readonly<Record<T, string>>): readonly T[] =>
  Object.keys(words) as T[];

export const ownerFields: readonly Field[] = [
  {
    name: 'sellerKind',
    step: 'owner',
    label: 'Who sells?',
    help: 'Decides which disclosures the law asks for. An investor who resells is an owner.',
    control: 'select',
    choices: choicesOf(sellerKinds, sellerKindLabel),
  },
  {
    name: 'sellerName',
    step: 'owner',
    label: 'Name of the seller',
    help: 'As it stands in the deed, or as the seller signs. Buyers see it.',
    control: 'text',
    maxLength: 120,
    autoComplete: 'organization',
  },
  {
    name: 'acquiredBy',
    step: 'owner',
    label: 'How did the seller come to own it?',
    help: 'A lender that resells what it took by foreclosure owes fewer disclosures than others.',
    control: 'select',
    choices: choicesOf(keysOf(acquisitions), (key) => acquisitions[key]),
  },
  {
    name: 'authority',
    step: 'owner',
    label: 'Your authority to sell',
    help: 'You upload the paper that shows it among the documents: deed, letters of the estate, power of attorney, resolution, or listing agreement. Only our reviewer reads it.',
    control: 'select',
    choices: choicesOf(keysOf(authorities), (key) => authorities[key]),
  },
  {
    name: 'brokerLicense',
    step: 'owner',
    label: 'Your New York broker’s license number',
    help: 'Selling real estate for another person and for a fee needs this license (Real Property Law § 440-a).',
    control: 'text',
    maxLength: 20,
    isApplicable: is('authority', 'Broker'),
    fault: (typed) =>
      /^[\dA-Z]{8,12}$/i.test(typed) ? null : 'Enter the number as it stands on the license.',
  },
  {
    name: 'isDeclared',
    step: 'owner',
    label: 'I may sell this property, and what I say about it is true as far as I know.',
    help: 'A sale by somebody who may not sell is void, and a false statement makes its author liable.',
    control: 'checkbox',
  },
];
