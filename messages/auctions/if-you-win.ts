// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const ifYouWin = {
win: (v: { price: string | number }) => `If you win at ${v.price}`,
signContractSale: (v: { signWithinHours: number; since: string }) => `Sign the contract of sale within ${(v.signWithinHours === 1 ? `${formatCount(v.signWithinHours)} hour` : `${formatCount(v.signWithinHours)} hours`)} of ${(v.since === "buying" ? "buying" : "winning")}`,
closeWithinDays: (v: { closeWithinDays: number }) => `Close within ${(v.closeWithinDays === 1 ? `${formatCount(v.closeWithinDays)} day` : `${formatCount(v.closeWithinDays)} days`)} of signing`,
noDeposit: "No deposit",
depositSellersAttorney: (v: { deposit: string | number; share: string | number; depositWithinHours: number }) => `Deposit ${v.deposit} (${v.share}%) with the seller’s attorney within ${(v.depositWithinHours === 1 ? `${formatCount(v.depositWithinHours)} hour` : `${formatCount(v.depositWithinHours)} hours`)} of signing`,
missedDeadlineHours: (v: { cureHours: number; closingCureDays: number }) => `Missed a deadline? You have ${(v.cureHours === 1 ? `${formatCount(v.cureHours)} hour` : `${formatCount(v.cureHours)} hours`)} to cure it, ${(v.closingCureDays === 1 ? `${formatCount(v.closingCureDays)} day` : `${formatCount(v.closingCureDays)} days`)} at closing. A default stays on your record, the contract decides who keeps the deposit, and a backup buyer may take your place`,
depositUpTo: (v: { deposit: string | number; share: string | number; depositWithinHours: number }) => `Deposit up to ${v.deposit} (${v.share}%) with the seller’s attorney within ${(v.depositWithinHours === 1 ? `${formatCount(v.depositWithinHours)} hour` : `${formatCount(v.depositWithinHours)} hours`)} of signing`,
};
