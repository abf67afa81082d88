// Compiled from messages/en/property.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const saleSection = {
auctionSeller: "Auction and seller",
seller: "Seller",
soldBy: ({ name, kind }: { name: string | number; kind: string | number }) => `Seller: ${name} · ${kind}`,
listedBy: ({ name, firm, link, phone }: { name: string | number; firm: string | number; link: Tag; phone: string | number }) => rich("Listed by ", name, ", licensed real estate broker, ", firm, " · ", link(`${phone}`)),
agencyForm: ({ law }: { law: Tag }) => rich("At your first substantive contact, the listing broker gives you or your broker the state’s agency disclosure form to sign (", law("Real Property Law § 443(3)"), ")."),
soldByUnknown: ({ name, why }: { name: string | number; why: string | number }) => `${name}. ${why}`,
whoCantBid: "Who can’t bid in this auction",
cantConfirmWho: "We can’t confirm who sold this home, so we don’t show a company name.",
staffHasntConfirmed: "Our staff hasn’t confirmed who is selling this home, so we don’t show a company name. Check the seller’s documents before you bid.",
refuseBidsSellers: ({ link }: { link: Tag }) => rich("We refuse bids from the seller’s accounts, our staff accounts, and accounts with a known connection to the seller. We can’t prove who is behind an account. ", link("What we check")),
sellersRecordSite: "Seller’s record on this site",
bidsBelowReserve: "Bids below the reserve",
highBidsLed: ({ accepted, belowReserve }: { accepted: string | number; belowReserve: number }) => `${accepted} of ${formatCount(belowReserve)} high bid${(belowReserve === 1 ? "" : "s")} led to a sale`,
responseTime: "Response time",
daysMedian: ({ number }: { number: number }) => `${formatCount(number)} day${(number === 1 ? "" : "s")} (median)`,
canceledBySeller: "Canceled by the seller",
canceledByStaff: "Canceled by our staff",
canceledWhenBound: ({ auctions }: { auctions: number }) => `${formatCount(auctions)} auction${(auctions === 1 ? "" : "s")} after a bid met the seller’s terms`,
salesFellThrough: "Sales that fell through",
concludedSales: ({ fellThrough, ended }: { fellThrough: string | number; ended: number }) => `${fellThrough} of ${formatCount(ended)} sale${(ended === 1 ? "" : "s")} with a known outcome`,
listingAccuracy: "Listing accuracy",
listedFactsTurned: ({ different, judged, sales }: { different: string | number; judged: number; sales: number }) => `${different} of ${formatCount(judged)} listed fact${(judged === 1 ? "" : "s")} turned out to be different in ${formatCount(sales)} closed sale${(sales === 1 ? "" : "s")}`,
reportedBuyersAfter: "Reported by buyers after closing. The seller may respond to each report.",
};
