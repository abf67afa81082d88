// Compiled from messages/en/fair-housing.json by `npm run messages`.

export const findingLines = {
plain: ({ words, ground, why }: { words: string | number; ground: string | number; why: string | number }) => `“${words}” refers to people (${ground}): it ${why}.`,
found: ({ words, place, ground, why }: { words: string | number; place: string | number; ground: string | number; why: string | number }) => `“${words}” under “${place}” refers to people (${ground}): it ${why}.`,
};
