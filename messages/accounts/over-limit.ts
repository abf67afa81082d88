// Compiled from messages/en/accounts.json by `npm run messages`.

export const overLimit = {
all: ({ limit }: { limit: string | number }) => `Your bid limit is ${limit}. To raise your limit, submit proof of funds under “Bidder registration” in your dashboard. Then accept the price before the deadline. You haven’t agreed to anything yet.`,
rest: ({ limit, left }: { limit: string | number; left: string | number }) => `Your bid limit is ${limit}, and ${left} of it is available after your other bids and purchases. To raise your limit, submit proof of funds under “Bidder registration” in your dashboard. Then accept the price before the deadline. You haven’t agreed to anything yet.`,
};
