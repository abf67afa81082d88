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
    lede: 'Who’s selling, and your authority to sell. Buyers see the name but not your email address.',
  },
  address: {
    title: 'Address',
    lede: 'The ZIP code tells us the town and county. Each home can be listed only once.',
  },
  property: {
    title: 'The property',
    lede: 'The home’s type, size, taxes, and description.',
  },
  facts: {
    title: 'Condition, occupancy, title, and deed',
    lede: 'What buyers ask first. “Unknown” is an honest answer and is shown that way. Each fact has its source and date.',
  },
  photos: { title: 'Photos', lede: 'The property as it looks today.' },
  documents: {
    title: 'Documents',
    lede: 'What the law requires, and what buyers want to read before they bid.',
  },
  sale: {
    title: 'Price and sale type',
    lede: 'Auction or fixed price. Auction terms are frozen once the auction is scheduled.',
  },
  preview: {
    title: 'Preview and submit',
    lede: 'See the page as buyers will. A reviewer checks everything before it’s published.',
  },
};

export const stepTitle = (step: StepId): string => words[step].title;
export const stepLede = (step: StepId): string => words[step].lede;
export const isStep = (text: string): text is StepId => stepIds.some((step) => step === text);

/** The step after this one; null after the preview, which is the last. */
export const nextStep = (step: StepId): StepId | null => stepIds[stepIds.indexOf(step) + 1] ?? null;
