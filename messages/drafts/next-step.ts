// Compiled from messages/en/drafts.json by `npm run messages`.

export const nextStep = {
continueLabel: (v: { next: string | number }) => `Continue: ${v.next}`,
};
