// Compiled from messages/en/bulk-actions.json by `npm run messages`.

export const types = {
submit: "Submit for review",
schedule: "Schedule auctions",
"lower-prices": "Lower prices",
confirm: "Confirm facts",
hold: "Put on hold",
resume: "End a hold",
withdraw: "Withdraw",
relist: "Relist",
undo: "Undo",
};
