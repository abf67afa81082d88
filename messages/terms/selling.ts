// Compiled from messages/en/terms.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const selling = {
mustRightSell: "You must have the right to sell and must give us proof of it before the property is listed.",
whatStateMust: "What you state must be true and complete to the best of your knowledge, with its source and date: occupancy, title and liens, deed, condition, access, taxes, and arrears. You must state what you do not know as unknown, and you must correct mistakes at once.",
mustMakeDisclosures: "You must make the disclosures the law requires of you, such as lead paint and, where it applies, property condition.",
mustNotDiscriminate: ({ link }: { link: Tag }) => rich("You must not discriminate, in words or in actions. The ", link("fair housing notice"), " is part of these terms."),
mustNotBid: "You must not bid or have anyone bid for you.",
reserveMetNo: "If the reserve is met, or if there is no reserve and there is a bid, you must sell to the highest bidder.",
mustNotPut: "You must not put up for auction the home of an owner who lives in it and is in default or foreclosure (Real Property Law § 265-a).",
listingsSellersStatements: "Listings are the sellers’ statements. We ask for sources and dates and take down what we learn is wrong, but we have not inspected the properties and do not vouch for them. Unless the contract says otherwise, property is sold as is, subject to the occupants and liens named in the listing and to what a title search and an inspection would show.",
whatSiteSays: "What this site says about law, taxes, and costs is general information as of a stated date. It is not advice.",
usingSiteBidding: ({ link }: { link: Tag }) => rich("Using this site, bidding, and listing are free of charge, and no buyer’s premium is added unless the first entry of an auction’s ledger states one. We take no deposits and hold no money. Earnest money goes to the escrow agent named in the contract. See ", link("Fees"), "."),
};
