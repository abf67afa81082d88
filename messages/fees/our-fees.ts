// Compiled from messages/en/fees.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const ourFees = {
whatSiteCharges: "What this site charges",
item: "Item",
fee: "Fee",
creatingAccount: "Creating an account",
registeringBid: "Registering to bid",
placingBid: "Placing a bid",
buyersPremium: "Buyer’s premium",
none: "None",
technologyFee: "Technology fee",
listingProperty: "Listing a property",
sellingAuctionFixed: "Selling at auction or at a fixed price",
priceWhichAuction: "The price at which an auction ends is the price in the contract. If an auction ever carried a premium, the premium would appear in the first entry of the auction’s ledger and on the auction’s page before the first bid. It couldn’t be added later. By default, there’s no premium.",
changesWellSay: ({ link }: { link: Tag }) => rich("If our fees change, we’ll say so here before the change takes effect. For what we ask of sellers, see ", link("Sell a property"), "."),
neverHoldMoney: ({ strong, link }: { strong: Tag; link: Tag }) => rich(strong("We never hold money."), " There’s no deposit to register, no card hold to bid, and no payment through this site at all. If anyone claiming to be us asks you for payment, don’t pay, and ", link("tell us"), "."),
afterAuctionAgreed: "Once an auction ends or a price is agreed on, the contract of sale calls for earnest money, often 10% in New York. You pay it to the escrow account of the seller’s attorney named in the contract. Confirm the account by phone, using a number you looked up yourself.",
};
