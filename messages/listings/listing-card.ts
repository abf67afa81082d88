// Compiled from messages/en/listings.json by `npm run messages`.

export const listingCard = {
save: (v: { addressLines: string | number }) => `Save ${v.addressLines}`,
};
