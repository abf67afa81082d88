// Compiled from messages/en/auctions.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const decisionRow = {
homeNoLonger: "This home is no longer listed",
highBid: "High bid",
yourHighBid: "Your high bid",
reserve: "Your reserve",
counteroffer: "Your counteroffer",
sellersCounteroffer: "Seller’s counteroffer",
timeLeft: "Time left",
openWithoutAnswer: ({ time, decideBy }: { time: Tag; decideBy: string | number }) => rich("The deadline is ", time(`${decideBy}`), ". If there’s no response by then, neither side is bound."),
bidHighestBelow: "You were the high bidder, but your bid was below the reserve. The seller has made you a counteroffer.",
auctionEndedBelow: "The auction ended below your reserve. Accept the high bid, decline it, or make one counteroffer.",
counteredWaitingRespond: ({ counter, highBidderAlias }: { counter: string | number; highBidderAlias: string | number }) => `You countered at ${counter}. Waiting for ${highBidderAlias} to respond.`,
};
