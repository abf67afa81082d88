// Compiled from messages/en/favorites.json by `npm run messages`.

export const compareTray = {
comparison: "Comparison",
selected: ({ compared, comparedLimit }: { compared: string | number; comparedLimit: string | number }) => `${compared} of ${comparedLimit} selected`,
compare: "Compare",
clear: "Clear",
};
