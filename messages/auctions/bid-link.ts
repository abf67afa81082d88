// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidLink = {
bid: ({ amount }: { amount: string | number }) => `Bid ${amount}`,
onHome: ({ place }: { place: string | number }) => ` on ${place}`,
};
