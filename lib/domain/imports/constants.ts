import type { Answers } from '@/lib/domain/drafts/fields/answers';
import type { Field } from '@/lib/domain/drafts/fields/field';
import { getField } from '@/lib/domain/drafts/fields/fields';
import type { WizardWords } from '@/lib/domain/drafts/fields/wizard-words';
import { faultsOfAnswer } from './answer-faults';
import { readValue } from './values/read-value';

/** Questions that banks often answer the same for every home. */
const names = [
  ...['acquiredBy', 'authority', 'saleFormat', 'saleMode', 'occupancy', 'possession', 'conditionRating'],
  ...['accessKind', 'deedType', 'titleInsurance', 'hasLiens', 'transferTaxPayer', 'closingDays'],
  ...['earnestMoneyPercent', 'taxYear', 'taxSource'],
];
export const constantFields: readonly Field[] = names.flatMap((name) => getField(name) ?? []);

/** Reads the typed constants. `faulty` are the fields whose text is no answer. `now` in ms. */
export function readConstants(
  typed: Answers,
  words: WizardWords,
  now: number,
): { readonly constants: Answers; readonly faulty: readonly Field[] } {
  const read = constantFields.map((field) => ({
    field,
    ...readValue(field, typed[field.name] ?? '', words),
  }));
  const constants = Object.fromEntries(
    read.flatMap(({ field, answer }) => (answer === '' ? [] : [[field.name, answer]])),
  );
  const isFaulty = ({ field, fault }: (typeof read)[number]) =>
    fault !== null || faultsOfAnswer(field.name, constants, words, now) !== null;
  return { constants, faulty: read.filter(isFaulty).map(({ field }) => field) };
}
