import { type Field, notAfterToday } from './field';

/** The two questions on where a fact comes from and when it was true. */
export const sourced = (name: string): readonly Field[] => [
  { name: `${name}Source`, step: 'facts', control: 'text', maxLength: 160 },
  { name: `${name}AsOf`, step: 'facts', control: 'date', fault: notAfterToday },
];

export const yesNoUnknown = ['yes', 'no', 'unknown'] as const;
