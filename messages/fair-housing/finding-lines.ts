// Compiled from messages/en/fair-housing.json by `npm run messages`.

export const findingLines = {
plain: ({ words, why, ground }: { words: string | number; why: string | number; ground: string | number }) => `“${words}” ${why} (${ground}).`,
found: ({ words, place, why, ground }: { words: string | number; place: string | number; why: string | number; ground: string | number }) => `“${words}” under “${place}” ${why} (${ground}).`,
};
