// Compiled from messages/en/listings.json by `npm run messages`.

export const listingCard = {
save: ({ addressLines }: { addressLines: string | number }) => `Save ${addressLines}`,
listedBy: ({ brokerage }: { brokerage: string | number }) => `Listed by ${brokerage}`,
};
