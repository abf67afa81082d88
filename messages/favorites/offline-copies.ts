// Compiled from messages/en/favorites.json by `npm run messages`.

export const offlineCopies = {
note: ({ time }: { time: string | number }) => `You’re offline. You’re seeing this page as of ${time}. The price and the bids may have changed since.`,
};
