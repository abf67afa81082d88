// Compiled from messages/en/bulk-actions.json by `npm run messages`.

export const types = {
submit: "Submit for review",
schedule: "Schedule auctions",
"lower-prices": "Lower prices",
confirm: "Confirm facts",
hold: "Put on hold",
resume: "Put back on the market",
withdraw: "Withdraw",
relist: "Relist",
undo: "Undo",
};
