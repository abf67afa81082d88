import { type Field, notAfterToday } from './field';

/** The two questions on where a fact comes from and when it was true. */
export const sourced = (name: string, what: string, example: string): readonly Field[] => [
  {
    name: `${name}Source`,
    step: 'facts',
    label: `Source for ${what}`,
    help: `Buyers see this. For example: ${example}.`,
    control: 'text',
    maxLength: 160,
  },
  {
    name: `${name}AsOf`,
    step: 'facts',
    label: `${what.charAt(0).toUpperCase()}${what.slice(1)} as of`,
    help: 'The date this was true.',
    control: 'date',
    fault: notAfterToday,
  },
];

export const yesNoUnknown = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unknown', label: 'Unknown' },
];
