// Compiled from messages/en/dashboard.json by `npm run messages`.

export const waitingList = {
needsAttention: "Needs your attention",
due: (v: { by: string | number }) => `Due by ${v.by}`,
};
