// Compiled from messages/en/drafts.json by `npm run messages`.

export const nextStep = {
continueLabel: ({ next }: { next: string | number }) => `Continue: ${next}`,
};
