// Compiled from messages/en/auctions.json by `npm run messages`.

export const liveBidForm = {
bidLimitOther: ({ all, limit, left }: { all: string | number; limit: string | number; left: string | number }) => `Bid limit: ${all}. Your other bids and purchases use ${limit}, so you can bid up to ${left} here.`,
bidLimitAvailable: ({ all }: { all: string | number }) => `Bid limit: ${all} available.`,
};
