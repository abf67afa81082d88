// Compiled from messages/en/auctions.json by `npm run messages`.

export const receiptPage = {
receipts: "Receipts",
downloadJson: "Download as JSON",
downloadText: "Download as text",
viewHome: "View home",
};
