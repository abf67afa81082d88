/** The steps of the wizard, in order; the id is the last part of the step's path. */
export const stepIds = [
  'owner',
  'address',
  'property',
  'facts',
  'photos',
  'documents',
  'sale',
  'preview',
] as const;
export type StepId = (typeof stepIds)[number];

export const isStep = (text: string): text is StepId => stepIds.some((step) => step === text);

/** The step after this one; null after the preview, which is the last. */
export const nextStep = (step: StepId): StepId | null => stepIds[stepIds.indexOf(step) + 1] ?? null;
