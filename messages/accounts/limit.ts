// Compiled from messages/en/accounts.json by `npm run messages`.

export const limit = {
amount: "Amount shown on your proof of funds",
amountHelp: "In whole dollars, enough for the limit you need or the price you’re offering.",
proof: "Proof of funds (one PDF)",
proofHelp: ({ daysAfterReview, unreviewed }: { daysAfterReview: string | number; unreviewed: string | number }) => `A bank statement, a lender’s letter, or a letter from your attorney that shows your funds. Black out account numbers. Never send an identity document or a Social Security number. Only our staff can read the proof. We delete it ${daysAfterReview} days after the review or, if no one reviews it, ${unreviewed} days after you send it.`,
submit: "Submit for review",
};
