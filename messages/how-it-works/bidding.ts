// Compiled from messages/en/how-it-works.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const bidding = {
bidOneAmount: "A bid is one amount: the most you’d pay. Our server stores it and doesn’t show it to other bidders or the seller while you lead. The system keeps you in the lead at the lowest possible price, up to your maximum and never above it.",
firstBidMust: ({ strong }: { strong: Tag }) => rich(strong("The first bid"), " must be at least the starting bid, which then becomes the price."),
everyLaterBid: ({ strong }: { strong: Tag }) => rich(strong("Every later bid"), " by someone else must be at least one increment above the current price."),
priceSecondHighest: ({ strong }: { strong: Tag }) => rich(strong("The price"), " is the second-highest maximum plus one increment, but never more than the leader’s maximum."),
tieGoesBid: ({ strong }: { strong: Tag }) => rich(strong("A tie"), " goes to the bid that reached our server first."),
reserveMetWhen: ({ strong }: { strong: Tag }) => rich(strong("The reserve"), " is met when the leading maximum is at or above it. The price then rises to the reserve."),
whileLeadCan: ({ strong }: { strong: Tag }) => rich(strong("While you lead,"), " you can raise your maximum by a dollar or more. That doesn’t raise the price unless your new maximum reaches the reserve."),
noBidCan: ({ strong }: { strong: Tag }) => rich(strong("No bid can be withdrawn,"), " and no maximum can be lowered, so the price never falls."),
example: "Example",
increments: "Increments",
mistype: "If you mistype an amount",
bidsWholeDollars: "Bids are in whole dollars. If your maximum is more than 1.25 times the minimum next bid, you must confirm that exact amount a second time before we accept it. A bid that’s sent twice, because of a double click or a bad connection, counts once.",
};
