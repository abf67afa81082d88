// Compiled from messages/en/closings.json by `npm run messages`.

export const stepForm = {
canSignOnce: "You can sign once the seller sends the contract.",
sendContractDocument: "Send the contract as a document under Documents first.",
};
