// Compiled from messages/en/property.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const costsAndDisclosures = {
hoaValueTerms: "HOA, value & terms",
hoaAssociationDues: "HOA/association dues",
none: "None",
estimatedValue: "Estimated value",
sellersEstimate: ({ amount }: { amount: string | number }) => `${amount}, seller’s estimate`,
financingAccepted: "Financing accepted",
contract: "Contract",
winnerSellerSign: ({ signWithinHours }: { signWithinHours: number }) => `The winner and the seller sign the contract of sale within ${formatCount(signWithinHours)} hour${(signWithinHours === 1 ? "" : "s")} of the win`,
closing: "Closing",
withinDaysSigning: ({ closeWithinDays }: { closeWithinDays: number }) => `Within ${formatCount(closeWithinDays)} day${(closeWithinDays === 1 ? "" : "s")} of signing`,
defaultLabel: "Default",
earnestMoney: "Earnest money",
withinDaysContract: ({ closingDays }: { closingDays: number }) => `Within ${formatCount(closingDays)} day${(closingDays === 1 ? "" : "s")} of signing`,
sellersTransferTaxes: "Seller’s transfer taxes",
paidSeller: "Paid by the seller",
paidBuyerWhich: "Paid by the buyer, which raises the taxable price",
ownerOccupantHead: "Owner-occupant head start",
disclosures: "Disclosures",
sellersEstimateNotAppraisal: ({ amount }: { amount: string | number }) => `${amount}, seller’s estimate, not an appraisal`,
depositTerms: ({ percent, depositWithinHours }: { percent: string | number; depositWithinHours: number }) => `${percent}% of the price, paid into escrow with the seller’s attorney within ${formatCount(depositWithinHours)} hour${(depositWithinHours === 1 ? "" : "s")} of signing`,
earnestMoneyTerms: ({ percent }: { percent: string | number }) => `${percent}% of the price, paid into escrow with the seller’s attorney`,
headStartAuction: ({ ownerOccupantDays }: { ownerOccupantDays: number }) => `${formatCount(ownerOccupantDays)} day${(ownerOccupantDays === 1 ? "" : "s")} from when the auction opens. Until then, only buyers who will live in the home can bid or make offers.`,
headStartListing: ({ ownerOccupantDays }: { ownerOccupantDays: number }) => `${formatCount(ownerOccupantDays)} day${(ownerOccupantDays === 1 ? "" : "s")} from the listing. Until then, only buyers who will live in the home can make offers.`,
};
