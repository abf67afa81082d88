// Compiled from messages/en/dashboard.json by `npm run messages`.

export const waitingList = {
needsAttention: "Needs your attention",
due: ({ by }: { by: string | number }) => `Due by ${by}`,
};
