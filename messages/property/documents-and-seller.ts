// Compiled from messages/en/property.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const documentsAndSeller = {
documents: "Documents",
sellerHasntAdded: "The seller hasn’t added any documents. Ask for what you need before you bid.",
seller: "Seller",
name: "Name",
sellerType: "Seller type",
whatMeans: "What this means",
cantConfirmWho: "We can’t confirm who sold this home, so we don’t show a company name.",
staffHasntConfirmed: "Our staff hasn’t confirmed who is selling this home, so we don’t show a company name. Check the seller’s documents before you bid.",
auction: "In this auction",
refuseBidsSellers: (v: { link: Tag }) => rich("We refuse bids from the seller’s accounts, our staff accounts, and accounts with a known tie to the seller. We can’t prove who is behind an account. ", v.link("What we check")),
description: "Description",
sellersRecordSite: "Seller’s record on this site",
bidsBelowReserve: "Bids below the reserve",
highBidsLed: (v: { accepted: string | number; belowReserve: number }) => `${v.accepted} of ${(v.belowReserve === 1 ? `${formatCount(v.belowReserve)} high bid` : `${formatCount(v.belowReserve)} high bids`)} led to a sale`,
responseTime: "Response time",
daysMedian: (v: { number: number }) => `${(v.number === 1 ? `${formatCount(v.number)} day` : `${formatCount(v.number)} days`)} (median)`,
salesFellThrough: "Sales that fell through",
concludedSales: (v: { fellThrough: string | number; ended: number }) => `${v.fellThrough} of ${(v.ended === 1 ? `${formatCount(v.ended)} concluded sale` : `${formatCount(v.ended)} concluded sales`)}`,
listingAccuracy: "Listing accuracy",
listedFactsTurned: (v: { different: string | number; judged: number; sales: number }) => `${v.different} of ${(v.judged === 1 ? `${formatCount(v.judged)} listed fact` : `${formatCount(v.judged)} listed facts`)} turned out to be different in ${(v.sales === 1 ? `${formatCount(v.sales)} closed sale` : `${formatCount(v.sales)} closed sales`)}`,
reportedBuyersAfter: "Reported by buyers after closing. The seller may respond to each report.",
documentDate: (v: { asOf: string | number }) => `As of ${v.asOf}`,
documentKindDate: (v: { document: string | number; asOf: string | number }) => `${v.document}, as of ${v.asOf}`,
};
