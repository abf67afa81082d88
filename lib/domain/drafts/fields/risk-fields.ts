import { type Answers, answerOf } from './answers';
import { type Field, is, notAfterToday } from './field';
import { sourced, yesNoUnknown } from './sourced-fields';

/** Asks a question only under the condition. A fact without an answer is not known and needs no source. */
const onlyWhen =
  (condition: (answers: Answers) => boolean) =>
  (field: Field): Field => ({ ...field, isApplicable: condition });

const isRented = is('occupancy', 'Tenant', 'Mixed', 'Unknown');
const tenancyNames = ['leaseExists', 'rentRegulated', 'goodCause', 'notice1305'] as const;
const hasTenancyAnswers = (answers: Answers): boolean =>
  isRented(answers) && tenancyNames.some((name) => !['', 'unknown'].includes(answerOf(answers, name)));

/** Tenancy of a home that may be rented: RPAPL 1305 and the Good Cause Eviction Law. */
export const tenancyFields: readonly Field[] = [
  {
    name: 'leaseExists',
    step: 'facts',
    control: 'select',
    choices: yesNoUnknown,
    isOptional: true,
    isApplicable: isRented,
  },
  {
    name: 'rentRegulated',
    step: 'facts',
    control: 'select',
    choices: yesNoUnknown,
    isOptional: true,
    isApplicable: isRented,
  },
  {
    name: 'notice1305',
    step: 'facts',
    control: 'date',
    isOptional: true,
    isApplicable: isRented,
    fault: notAfterToday,
  },
  {
    name: 'goodCause',
    step: 'facts',
    control: 'select',
    choices: yesNoUnknown,
    isOptional: true,
    isApplicable: isRented,
  },
  ...sourced('tenancy').map(onlyWhen(hasTenancyAnswers)),
];

const hasFloodAnswer = is('floodZone', 'yes', 'no');

/** The source is optional, because older drafts state the flood zone without one. */
export const floodFields: readonly Field[] = [
  {
    name: 'floodDesignation',
    step: 'facts',
    control: 'text',
    maxLength: 20,
    isOptional: true,
    isApplicable: hasFloodAnswer,
  },
  ...sourced('flood')
    .map(onlyWhen(hasFloodAnswer))
    .map((field) => ({ ...field, isOptional: true })),
];

const hasViolationsAnswer = is('violations', 'none', 'open');
const hasChargesAnswer = (answers: Answers): boolean => answerOf(answers, 'chargesOwed') !== '';

/** Findings of a search with the municipality and its water office. */
export const riskFields: readonly Field[] = [
  {
    name: 'violations',
    step: 'facts',
    control: 'select',
    choices: ['none', 'open', 'unknown'],
    isOptional: true,
  },
  {
    name: 'violationsText',
    step: 'facts',
    control: 'text',
    maxLength: 300,
    isApplicable: is('violations', 'open'),
  },
  ...sourced('violations').map(onlyWhen(hasViolationsAnswer)),
  {
    name: 'chargesOwed',
    step: 'facts',
    control: 'money',
    isOptional: true,
  },
  {
    name: 'chargesText',
    step: 'facts',
    control: 'text',
    maxLength: 300,
    isOptional: true,
    isApplicable: hasChargesAnswer,
  },
  ...sourced('charges').map(onlyWhen(hasChargesAnswer)),
];
