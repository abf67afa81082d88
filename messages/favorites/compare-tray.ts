// Compiled from messages/en/favorites.json by `npm run messages`.

export const compareTray = {
comparison: "Comparison",
selected: (v: { compared: string | number; comparedLimit: string | number }) => `${v.compared} of ${v.comparedLimit} selected`,
compare: "Compare",
clear: "Clear",
};
