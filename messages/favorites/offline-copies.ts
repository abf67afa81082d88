// Compiled from messages/en/favorites.json by `npm run messages`.

export const offlineCopies = {
note: ({ time }: { time: string | number }) => `You’re offline. This copy of the page is from ${time}. The price and the bids may have changed since.`,
};
