// Compiled from messages/en/auctions.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const ownStanding = {
nextComeContract: "Next: contract, any earnest money, and closing.",
openClosingRoom: "Open closing room",
bidIn: ({ maximum, link }: { maximum: string | number; link: Tag }) => rich("Your bid is in with a maximum of ", maximum, ". ", link("Receipt")),
raised: ({ maximum, link }: { maximum: string | number; link: Tag }) => rich("You raised your maximum to ", maximum, ". ", link("Receipt")),
bidLedBefore: ({ maximum, link }: { maximum: string | number; link: Tag }) => rich("Another bidder went above your ", maximum, " maximum. ", link("Receipt")),
bidInOutbid: ({ maximum, link }: { maximum: string | number; link: Tag }) => rich("Another bidder’s maximum is ", maximum, " or higher. ", link("Receipt")),
maximum: ({ maximum }: { maximum: string | number }) => `Your maximum is ${maximum}. Other bidders and the seller can’t see it.`,
nextBid: ({ maximum, minimum }: { maximum: string | number; minimum: string | number }) => `Your maximum was ${maximum}. Bid ${minimum} or more to take the lead.`,
lastMaximum: ({ maximum }: { maximum: string | number }) => `Your maximum was ${maximum}.`,
becomeBackup: ({ link }: { link: Tag }) => rich("If this sale doesn’t close, you may still be able to buy the home. ", link("Become a backup buyer")),
saleEnded: ({ link }: { link: Tag }) => rich(link("Open the closing room"), " to see what happened."),
firstSaleEnded: ({ link }: { link: Tag }) => rich("The seller can offer the home to backup buyers in order of their maximum bids. ", link("See whether it’s your turn")),
signedHere: ({ link }: { link: Tag }) => rich("Your bid was signed on this device. ", link("Add another device")),
};
