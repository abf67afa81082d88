import { type Field, notAfterToday } from './field';

/** The two questions on where a fact comes from and when it was true. */
export const sourced = (name: string, what: string, example: string): readonly Field[] => [
  {
    name: `${name}Source`,
    step: 'facts',
    label: `How do you know the ${what}?`,
    help: `Buyers see it. Such as: ${example}.`,
    control: 'text',
    maxLength: 160,
  },
  {
    name: `${name}AsOf`,
    step: 'facts',
    label: `The ${what} as of`,
    help: 'The day on which it was so.',
    control: 'date',
    fault: notAfterToday,
  },
];

export const yesNoUnknown = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unknown', label: 'Not known' },
];
