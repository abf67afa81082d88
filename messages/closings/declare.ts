// Compiled from messages/en/closings.json by `npm run messages`.

export const declare = {
text: ({ late, due }: { late: string | number; due: string | number }) => `${late} missed the deadline. Still to do: ${due}. If you declare a default, it stays on their record with us.`,
nextBackup: "You can then offer the home to the next backup buyer at the price set by the rules, or relist it for free.",
attorney: "Ask your attorney first: the contract determines what happens to the earnest money.",
reason: "What wasn’t done",
consent: ({ late }: { late: string | number }) => `${late} didn’t do what was required, and I’m ending the sale. This can’t be undone.`,
submit: "Declare default",
};
