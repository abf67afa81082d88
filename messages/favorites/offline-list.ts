// Compiled from messages/en/favorites.json by `npm run messages`.

export const offlineList = {
tryAgain: "Try again",
none: "Homes you save while you’re online appear here.",
asOf: ({ time }: { time: string | number }) => `As of ${time}`,
};
