import { addressFields } from './address-fields';
import { factsFields } from './facts-fields';
import type { Field } from './field';
import { ownerFields } from './owner-fields';
import { propertyFields } from './property-fields';
import { saleFields } from './sale-fields';
import { isStep, type StepId, stepTitle } from './steps';

/** Every question of the wizard, in order. No zod here: client components import it. */
export const fields: readonly Field[] = [
  ...ownerFields,
  ...addressFields,
  ...propertyFields,
  ...factsFields,
  ...saleFields,
];

const byName = new Map(fields.map((field) => [field.name, field]));

export const getField = (name: string): Field | null => byName.get(name) ?? null;
export const fieldsOf = (step: StepId): readonly Field[] => fields.filter((field) => field.step === step);

/** The label of what a note is about: a question or a whole step. */
export const aboutLabel = (about: string): string =>
  getField(about)?.label ?? (isStep(about) ? stepTitle(about) : about);
