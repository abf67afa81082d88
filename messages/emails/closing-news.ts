// Compiled from messages/en/emails.json by `npm run messages`.

export const closingNews = {
opened: {
title: ({ side }: { side: string }) => `${(side === "buyer" ? "You bought this home" : "Sold")}`,
lead: ({ whatBinds }: { whatBinds: string | number }) => `The closing room is open, with all the steps, documents, and messages. ${whatBinds}`,
},
"contract-offered": {
title: "Contract ready to sign",
lead: "The seller sent the contract. Read it with your attorney, then sign it in the closing room.",
},
step: {
title: ({ words }: { words: string | number }) => `${words}`,
lead: ({ words }: { words: string | number }) => `The other side confirmed a step: ${words}.`,
},
"deposit-due": {
title: "Contract signed",
lead: ({ side }: { side: string }) => `${(side === "buyer" ? "Both sides have signed. Pay the earnest money to the escrow agent named in the closing room.\n\nWe never send account numbers and never hold money. Before you wire anything, call the escrow agent at a number you already know." : "Both sides have signed. The buyer pays the earnest money to your escrow agent. Confirm it once it arrives.")}`,
},
"in-closing": {
title: "Earnest money received",
lead: "Next: title, transfer tax forms, and the closing itself.",
},
closed: {
title: "Closed",
lead: "Both sides confirmed the closing. The only step left is recording the deed.",
},
reminded: {
title: ({ until }: { until: string | number }) => `Due ${until}`,
lead: ({ words }: { words: string | number }) => `You have a step due in this sale: ${words}.`,
},
overdue: {
title: "Overdue",
lead: ({ words }: { words: string | number }) => `A deadline in this sale has passed: ${words}. After the cure period, the waiting side may declare a default.`,
},
"cure-ended": {
title: "Cure period ended",
lead: ({ words }: { words: string | number }) => `A step in this sale is still overdue: ${words}. If only one side is behind, the other may now declare a default. If both are behind, either may end the sale. Both sides may also agree to end it.`,
},
"fall-through-proposed": {
title: "Request to end the sale",
lead: ({ words }: { words: string | number }) => `The other side has asked to end the sale: ${words}. Unless you agree, the sale continues.`,
},
"proposal-withdrawn": {
title: "The sale continues",
lead: "The request to end the sale is no longer open. All deadlines still apply.",
},
"extension-proposed": {
title: ({ until }: { until: string | number }) => `Request to move the deadline to ${until}`,
lead: ({ quoted }: { quoted: string | number }) => `The other side has asked to move the current deadline:

${quoted}

The deadline moves only if you agree. Until then, the current deadline applies.`,
},
"extension-agreed": {
title: ({ until }: { until: string | number }) => `New deadline: ${until}`,
lead: ({ words }: { words: string | number }) => `Both sides agreed to a later deadline: ${words}.`,
},
"extension-declined": {
title: "Deadline unchanged",
lead: "The request for a later deadline is no longer open.",
},
"fell-through": {
title: "Sale fell through",
lead: ({ words }: { words: string | number }) => `The sale ended without a closing: ${words}.`,
},
defaulted: {
title: "Default declared",
lead: ({ words }: { words: string | number }) => `The sale ended in default: ${words}.

What happens to the earnest money is up to the contract and the attorneys, not this site.`,
},
"choose-backup": {
title: ({ price }: { price: string | number }) => `Offer the home to the backup buyer at ${price}, or relist for free`,
lead: "Offer the home to the next backup buyer at the price set by the rules, or relist it for free. If you don’t respond in time, the home won’t be offered to the backup buyer, but you can still relist it for free.",
},
"backup-asked": {
title: "Offered to the next backup buyer",
lead: "The buyer didn’t complete the sale. The next backup buyer has 48 hours to accept.",
},
"backup-offered": {
title: "You can still buy this home",
lead: ({ whatBinds }: { whatBinds: string | number }) => `You chose to be a backup buyer, and the buyer didn’t complete the sale. You’re not bound unless you accept. ${whatBinds}`,
},
"backup-passed": {
title: "Backup buyer isn’t buying",
lead: "The backup buyer isn’t buying the home. If there’s another backup buyer, they’re next.",
},
relisted: {
title: "Ready to relist",
lead: "The sale has ended, and no backup buyer is buying the home. You can relist it.",
},
"facts-judged": {
title: "Buyer’s answers about your listing",
lead: ({ words }: { words: string | number }) => `The buyer reported whether the facts in your listing were accurate: ${words}. Your public record shows how many facts buyers said weren’t as described. You can respond once in the closing room.`,
},
"facts-answered": {
title: "Seller’s response",
lead: ({ quoted }: { quoted: string | number }) => `The seller responded to your answers about the listing:

${quoted}`,
},
message: {
title: "New message",
lead: ({ quoted }: { quoted: string | number }) => `The other side wrote:

${quoted}`,
},
document: {
title: "New document",
lead: ({ quoted }: { quoted: string | number }) => `The other side sent a document:

${quoted}`,
},
};
