// Compiled from messages/en/property.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const costsAndDisclosures = {
hoaValueTerms: "HOA, value & terms",
hoaAssociationDues: "HOA/association dues",
none: "None",
estimatedValue: "Estimated value",
sellersEstimate: (v: { amount: string | number }) => `${v.amount}, seller’s estimate`,
financingAccepted: "Financing accepted",
contract: "Contract",
winnerSellerSign: (v: { signWithinHours: number }) => `The winner and the seller sign the contract of sale within ${(v.signWithinHours === 1 ? `${formatCount(v.signWithinHours)} hour` : `${formatCount(v.signWithinHours)} hours`)} of the win`,
closing: "Closing",
withinDaysSigning: (v: { closeWithinDays: number }) => `Within ${(v.closeWithinDays === 1 ? `${formatCount(v.closeWithinDays)} day` : `${formatCount(v.closeWithinDays)} days`)} of signing`,
defaultLabel: "Default",
earnestMoney: "Earnest money",
withinDaysContract: (v: { closingDays: number }) => `Within ${(v.closingDays === 1 ? `${formatCount(v.closingDays)} day` : `${formatCount(v.closingDays)} days`)} of the contract`,
sellersTransferTaxes: "Seller’s transfer taxes",
paidSeller: "Paid by the seller",
paidBuyerWhich: "Paid by the buyer, which raises the taxable price",
ownerOccupantHead: "Owner-occupant head start",
disclosures: "Disclosures",
sellersEstimateNotAppraisal: (v: { amount: string | number }) => `${v.amount}, seller’s estimate, not an appraisal`,
depositTerms: (v: { percent: string | number; depositWithinHours: number }) => `${v.percent}% of the price, paid into escrow with the seller’s attorney within ${(v.depositWithinHours === 1 ? `${formatCount(v.depositWithinHours)} hour` : `${formatCount(v.depositWithinHours)} hours`)} of signing`,
earnestMoneyTerms: (v: { percent: string | number }) => `${v.percent}% of the price, paid into escrow with the seller’s attorney`,
headStartAuction: (v: { ownerOccupantDays: number }) => `${(v.ownerOccupantDays === 1 ? `${formatCount(v.ownerOccupantDays)} day` : `${formatCount(v.ownerOccupantDays)} days`)} from the opening. Until then, only people who will live there can bid or make offers.`,
headStartListing: (v: { ownerOccupantDays: number }) => `${(v.ownerOccupantDays === 1 ? `${formatCount(v.ownerOccupantDays)} day` : `${formatCount(v.ownerOccupantDays)} days`)} from the listing. Until then, only people who will live there can make offers.`,
};
