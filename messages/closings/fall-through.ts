// Compiled from messages/en/closings.json by `npm run messages`.

export const fallThrough = {
label: "Request to end the sale by agreement",
text: "The sale ends if the other side agrees. Until then, all deadlines apply.",
reason: "Reason",
reasonHelp: "The home’s page shows this reason once both sides agree.",
submit: "Send request to end",
proposed: (v: { why: string | number }) => `You requested to end the sale: ${v.why}. The other side hasn’t answered yet.`,
withdraw: "Cancel request",
answer: (v: { side: string | number; why: string | number }) => `${v.side} requests to end the sale: ${v.why}. If you agree, it ends for both sides.`,
agree: "Agree to end the sale",
refuse: "Continue the sale",
};
