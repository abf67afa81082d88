// Compiled from messages/en/bulk-actions.json by `npm run messages`.

export const helps = {
submit: "Sends complete drafts to our reviewers. You can withdraw the submissions until a reviewer decides. Minor changes to published homes go live immediately and can’t be undone.",
schedule: "Gives all homes the same opening time, staggers the end times, and submits the homes for review. You can withdraw the submissions until a reviewer decides. Fixed-price homes are left out.",
"lower-prices": "Lowers the list prices of fixed-price homes. New prices are public immediately, and followers are notified, so this can’t be undone.",
confirm: "Confirms that what you’ve stated about the homes is still true. The confirmation lasts 14 days and can’t be undone.",
hold: "Takes homes off the market temporarily. You can put them back without a review as long as their facts are still confirmed.",
resume: "Puts your homes that are on hold back on the market. They’re public immediately. To undo this, put them on hold again.",
withdraw: "Takes homes off the market and notifies followers. This can’t be undone, but you can submit the homes for review to relist them.",
relist: "Sends withdrawn homes and homes on hold to our reviewers. You can withdraw the submissions until a reviewer decides.",
};
