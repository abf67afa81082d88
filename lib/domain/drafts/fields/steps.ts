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

const words: Readonly<Record<StepId, { readonly title: string; readonly lede: string }>> = {
  owner: {
    title: 'Owner and authority',
    lede: 'Who sells, and why you may. The name is shown to buyers; your e-mail address is not.',
  },
  address: {
    title: 'Address',
    lede: 'The ZIP code tells us the town and the county. One home can be listed once.',
  },
  property: {
    title: 'The property',
    lede: 'What stands there, its size, its taxes, and what you want to say about it.',
  },
  facts: {
    title: 'Condition, occupancy, title and deed',
    lede: 'What buyers ask first. “Not known” is an honest answer and is shown as one. Each fact carries its source and its date.',
  },
  photos: { title: 'Photos', lede: 'The property as it is today.' },
  documents: {
    title: 'Documents',
    lede: 'What the law asks for, and what buyers want to read before they bid.',
  },
  sale: {
    title: 'Price and way of sale',
    lede: 'At auction or at a fixed price. The terms of an auction are frozen when it is scheduled.',
  },
  preview: {
    title: 'Preview and submit',
    lede: 'The page as buyers will see it. A reviewer reads everything before it is published.',
  },
};

export const stepTitle = (step: StepId): string => words[step].title;
export const stepLede = (step: StepId): string => words[step].lede;
export const isStep = (text: string): text is StepId => stepIds.some((step) => step === text);

/** The step after this one; null after the preview, which is the last. */
export const nextStep = (step: StepId): StepId | null => stepIds[stepIds.indexOf(step) + 1] ?? null;
