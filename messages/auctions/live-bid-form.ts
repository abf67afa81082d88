// Compiled from messages/en/auctions.json by `npm run messages`.

export const liveBidForm = {
bidLimitOther: (v: { all: string | number; limit: string | number; left: string | number }) => `Bid limit: ${v.all}. Your other bids and purchases use ${v.limit}, so you can bid up to ${v.left} here.`,
bidLimitAvailable: (v: { all: string | number }) => `Bid limit: ${v.all} available.`,
};
