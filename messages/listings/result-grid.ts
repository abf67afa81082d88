// Compiled from messages/en/listings.json by `npm run messages`.

export const resultGrid = {
county: ({ name }: { name: string | number }) => `${name} County`,
};
