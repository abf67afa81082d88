// Compiled from messages/en/closings.json by `npm run messages`.

export const fallThrough = {
label: "End the sale by agreement",
text: "The sale ends if the other side agrees. Until then, all deadlines apply.",
reason: "Reason",
reasonHelp: "The home’s page shows this reason once both sides agree.",
submit: "Send request to end the sale",
proposed: ({ why }: { why: string | number }) => `You asked to end the sale. Reason: ${why}. The other side hasn’t answered yet.`,
withdraw: "Cancel request",
answer: ({ side, why }: { side: string | number; why: string | number }) => `${side} asked to end the sale. Reason: ${why}. If you agree, the sale ends for both sides.`,
agree: "Agree to end the sale",
refuse: "Continue the sale",
};
