// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const ifYouWin = {
win: ({ is, price }: { is: string; price: string | number }) => `If you win at ${(is === "maximum" ? "your maximum" : (is === "current" ? "the current bid" : "the minimum bid"))}, ${price}`,
signContractSale: ({ signWithinHours, since }: { signWithinHours: number; since: string }) => `Sign the contract of sale within ${formatCount(signWithinHours)} hour${(signWithinHours === 1 ? "" : "s")} of ${(since === "buying" ? "buying" : "winning")}`,
readContract: ({ link }: { link: Tag }) => rich(link("Read the contract of sale"), " before you commit: it’s the document you would sign"),
noContract: "There’s no contract of sale to read before this auction: the seller sends it afterward",
closeWithinDays: ({ closeWithinDays }: { closeWithinDays: number }) => `Close within ${formatCount(closeWithinDays)} day${(closeWithinDays === 1 ? "" : "s")} of signing`,
noDeposit: "No earnest money",
depositSellersAttorney: ({ deposit, share, depositWithinHours }: { deposit: string | number; share: string | number; depositWithinHours: number }) => `Pay earnest money of ${deposit} (${share}%) to the seller’s attorney within ${formatCount(depositWithinHours)} hour${(depositWithinHours === 1 ? "" : "s")} of signing`,
missedDeadlineHours: ({ cureHours, closingCureDays }: { cureHours: number; closingCureDays: number }) => `If you miss a deadline, you have ${formatCount(cureHours)} hour${(cureHours === 1 ? "" : "s")} to cure it, or ${formatCount(closingCureDays)} day${(closingCureDays === 1 ? "" : "s")} if it’s the closing deadline. A default stays on your record, the contract determines who keeps any earnest money, and a backup buyer may take your place.`,
depositUpTo: ({ deposit, share, depositWithinHours }: { deposit: string | number; share: string | number; depositWithinHours: number }) => `Pay earnest money of up to ${deposit} (${share}%) to the seller’s attorney within ${formatCount(depositWithinHours)} hour${(depositWithinHours === 1 ? "" : "s")} of signing`,
essence: ({ signWithinHours, is, deposit, share, closeWithinDays }: { signWithinHours: number; is: string; deposit: string | number; share: string | number; closeWithinDays: number }) => `Sign within ${formatCount(signWithinHours)} hour${(signWithinHours === 1 ? "" : "s")} · earnest money ${(is === "maximum" ? "up to " : "")}${deposit} (${share}%) · close within ${formatCount(closeWithinDays)} day${(closeWithinDays === 1 ? "" : "s")}`,
essenceNoDeposit: ({ signWithinHours, closeWithinDays }: { signWithinHours: number; closeWithinDays: number }) => `Sign within ${formatCount(signWithinHours)} hour${(signWithinHours === 1 ? "" : "s")} · no earnest money · close within ${formatCount(closeWithinDays)} day${(closeWithinDays === 1 ? "" : "s")}`,
};
