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
  Officer: 'I represent the company or public body that owns it',
  PowerOfAttorney: 'I hold a power of attorney',
  Fiduciary: 'I am the executor, administrator, or trustee',
  Broker: 'I am a licensed broker with a listing agreement',
} as const;

const keysOf = <T extends string>(words: Readonly<Record<T, string>>): readonly T[] =>
  Object.keys(words) as T[];

export const ownerFields: readonly Field[] = [
  {
    name: 'sellerKind',
    step: 'owner',
    label: 'Who’s selling?',
    help: 'Determines which disclosures the law requires. If you’re an investor reselling the home, choose “Owner.”',
    control: 'select',
    choices: choicesOf(sellerKinds, sellerKindLabel),
  },
  {
    name: 'sellerName',
    step: 'owner',
    label: 'Seller name',
    help: 'As it appears on the deed, or as the seller signs. Buyers see it.',
    control: 'text',
    maxLength: 120,
    autoComplete: 'organization',
  },
  {
    name: 'acquiredBy',
    step: 'owner',
    label: 'How did the seller acquire the home?',
    help: 'A lender reselling a home it took by foreclosure owes fewer disclosures than other sellers.',
    control: 'select',
    choices: choicesOf(keysOf(acquisitions), (key) => acquisitions[key]),
  },
  {
    name: 'authority',
    step: 'owner',
    label: 'Your authority to sell',
    help: 'You’ll upload proof in the Documents step: a deed, estate letters, power of attorney, resolution, or listing agreement. Only our reviewers see it.',
    control: 'select',
    choices: choicesOf(keysOf(authorities), (key) => authorities[key]),
  },
  {
    name: 'brokerLicense',
    step: 'owner',
    label: 'Your New York broker’s license number',
    help: 'Selling real estate for someone else for a fee requires this license (Real Property Law § 440-a).',
    control: 'text',
    maxLength: 20,
    isApplicable: is('authority', 'Broker'),
    fault: (typed) =>
      /^[\dA-Z]{8,12}$/i.test(typed) ? null : 'Enter the number as it appears on the license.',
  },
  {
    name: 'isDeclared',
    step: 'owner',
    label:
      'I have the right to sell this property, and what I say about it is true to the best of my knowledge.',
    help: 'A sale by someone without the right to sell is void, and you’re liable for false statements.',
    control: 'checkbox',
  },
];
