// Compiled from messages/en/listings.json by `npm run messages`.

export const resultTexts = {
county: ({ name }: { name: string | number }) => `${name} County`,
};
