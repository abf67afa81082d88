// Compiled from messages/en/property.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const winSteps = {
ifYouWin: ({ price }: { price: string | number }) => `If you win at ${price}`,
win: "Win",
auctionEnds: ({ endsAt }: { endsAt: string | number }) => `The auction ends ${endsAt}`,
sign: "Sign the contract",
signWithin: ({ signWithinHours }: { signWithinHours: number }) => `You and the seller must sign within ${formatCount(signWithinHours)} hour${(signWithinHours === 1 ? "" : "s")}`,
deposit: "Pay the earnest money",
noDeposit: "No earnest money is due",
depositOf: ({ deposit }: { deposit: string | number }) => `Earnest money: ${deposit}`,
depositWithin: ({ percent, depositWithinHours }: { percent: string | number; depositWithinHours: number }) => `${percent}% into escrow with the seller’s attorney within ${formatCount(depositWithinHours)} hour${(depositWithinHours === 1 ? "" : "s")} of signing`,
close: "Close",
closeWithin: ({ closeWithinDays }: { closeWithinDays: number }) => `Within ${formatCount(closeWithinDays)} day${(closeWithinDays === 1 ? "" : "s")} of signing`,
addCalendar: "Add the auction to your calendar",
};
