// Compiled from messages/en/listings.json by `npm run messages`.

export const listingCard = {
save: ({ addressLines }: { addressLines: string | number }) => `Save ${addressLines}`,
};
