// Compiled from messages/en/closings.json by `npm run messages`.

export const confirmations = {
attorney: "This attorney represents me in this sale.",
sign: "I have read the contract, and I sign it.",
"deposit-sent": "I have sent the earnest money to the escrow agent after verifying the account by calling a number I already knew.",
"deposit-received": "The escrow agent has confirmed that the earnest money arrived.",
title: "I have the title report, and nothing in it prevents the closing.",
forms: "The transfer tax forms are filled out and ready to sign.",
ready: "I am ready, willing, and able to close.",
closed: "I have paid the balance and have the deed and the keys.",
recorded: "The county has recorded the deed.",
closedBySeller: "The balance has been paid, and I have handed over the deed and the keys.",
};
