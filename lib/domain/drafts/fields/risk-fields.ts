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
    label: 'Does a tenant have a lease?',
    help: 'A tenant may stay until it ends, even after a foreclosure (RPAPL 1305).',
    control: 'select',
    choices: yesNoUnknown,
    isOptional: true,
    isApplicable: isRented,
  },
  {
    name: 'rentRegulated',
    step: 'facts',
    label: 'Is the rent regulated?',
    help: 'Rent-controlled or rent-stabilized. These tenants stay.',
    control: 'select',
    choices: yesNoUnknown,
    isOptional: true,
    isApplicable: isRented,
  },
  {
    name: 'notice1305',
    step: 'facts',
    label: 'RPAPL 1305 notice served on',
    help: 'The 90 days start on this date. Leave this empty if no notice was served.',
    control: 'date',
    isOptional: true,
    isApplicable: isRented,
    fault: notAfterToday,
  },
  {
    name: 'goodCause',
    step: 'facts',
    label: 'Does the Good Cause Eviction Law protect the tenant?',
    help: 'It applies in New York City and in places that have opted in, with exemptions.',
    control: 'select',
    choices: yesNoUnknown,
    isOptional: true,
    isApplicable: isRented,
  },
  ...sourced('tenancy', 'tenancy', 'the lease, or the notice that comes with it').map(
    onlyWhen(hasTenancyAnswers),
  ),
];

const hasFloodAnswer = is('floodZone', 'yes', 'no');

/** The source is optional, because older drafts state the flood zone without one. */
export const floodFields: readonly Field[] = [
  {
    name: 'floodDesignation',
    step: 'facts',
    label: 'Flood zone on the map',
    help: 'For example, AE, VE, or X. Leave this empty if you don’t know.',
    control: 'text',
    maxLength: 20,
    isOptional: true,
    isApplicable: hasFloodAnswer,
  },
  ...sourced('flood', 'flood zone', 'FEMA’s flood map, looked up by the address')
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
    heading: 'Violations and charges',
    label: 'Are there open building or housing code violations?',
    help: 'As found in a municipal search. “Unknown” is shown as “Unknown.”',
    control: 'select',
    choices: [
      { value: 'none', label: 'None found' },
      { value: 'open', label: 'Yes' },
      { value: 'unknown', label: 'Unknown' },
    ],
    isOptional: true,
  },
  {
    name: 'violationsText',
    step: 'facts',
    label: 'Violation details',
    help: 'What they are, and what’s being done about them.',
    control: 'text',
    maxLength: 300,
    isApplicable: is('violations', 'open'),
  },
  ...sourced('violations', 'violations', 'a search of the city building department’s records').map(
    onlyWhen(hasViolationsAnswer),
  ),
  {
    name: 'chargesOwed',
    step: 'facts',
    label: 'Unpaid water, sewer, and common charges',
    help: 'The amount still unpaid, or 0 if nothing is owed. Leave this empty if you don’t know.',
    control: 'money',
    isOptional: true,
  },
  {
    name: 'chargesText',
    step: 'facts',
    label: 'Charge details',
    help: 'Who they’re owed to, and who pays them.',
    control: 'text',
    maxLength: 300,
    isOptional: true,
    isApplicable: hasChargesAnswer,
  },
  ...sourced('charges', 'unpaid charges', 'a statement from the water department').map(
    onlyWhen(hasChargesAnswer),
  ),
];
