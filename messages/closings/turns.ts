// Compiled from messages/en/closings.json by `npm run messages`.

export const turns = {
nextStep: ({ tasks }: { tasks: string | number }) => `Next step: ${tasks}`,
bothSides: ({ tasks }: { tasks: string | number }) => `Both sides: ${tasks}`,
};
