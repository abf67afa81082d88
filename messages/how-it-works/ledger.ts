// Compiled from messages/en/how-it-works.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const ledger = {
everythingHappensAuction: "Everything that happens in an auction is recorded in its public ledger: the schedule and all terms; every bid, raise, and extension; every pause; the end; and the seller’s decision, if there is one. Each entry contains the fingerprint (SHA-256) of the one before it, so no entry can be changed or removed without changing every fingerprint after it.",
whereFindListing: ({ strong, code }: { strong: Tag; code: Tag }) => rich(strong("Where to find it."), " The listing shows it as the bid history. The full ledger, in a form programs can read, is at ", code("/api/auctions/:id/ledger"), "."),
whatsSealedHow: ({ strong }: { strong: Tag }) => rich(strong("What’s sealed, and for how long."), " A bid enters the ledger as a commitment to its maximum. A maximum that’s beaten, or that the price reveals, becomes public in the entry that beats or reveals it. A winning maximum above the final price is never published."),
whatCanProve: ({ strong }: { strong: Tag }) => rich(strong("What you can prove."), " For every accepted bid, you get a receipt: your maximum, the salt and the commitment, the number and fingerprint of the entry, the price and end time before and after the bid, and the time it arrived. Save it. With it, you can show that an entry in the ledger is your bid. We sign each receipt, so you can prove that we accepted the bid, even if we deny it later. Receipts issued before we began signing them have no signature."),
whatAnyoneCan: ({ strong }: { strong: Tag }) => rich(strong("What anyone can recompute."), " Prices, leaders, and end times, by the rules on this page, wherever the amounts are public. Anything that depends on a maximum that’s still sealed can be checked only by the bidder who entered it. The arrival times are our server’s own record."),
sureSaveVerification: "Save the verification code shown on the listing: if the whole ledger were later rewritten, its code wouldn’t match the one you saved.",
manyAuctionsHouse: "In many auctions, the house may bid for the seller up to the reserve. Our rules don’t allow that. The price moves when the maximums of two accounts compete or when one maximum reaches the reserve.",
serverRefusesBids: ({ link }: { link: Tag }) => rich("The server refuses bids from the seller’s accounts, from our staff accounts, and from accounts with a known connection to the seller. See ", link("who can’t bid"), "."),
cantProveWho: "We can’t prove who is behind an account or that two bidders aren’t working together.",
termsForbidBidding: ({ link }: { link: Tag }) => rich("The terms forbid bidding for the seller in any way, whether by members of the seller’s household, partners, employees, or anyone paid to do so. If you suspect it, ", link("contact us"), "."),
sellerSeesSame: "The seller sees the same ledger you do. Our server knows the maximums and sealed reserves.",
};
