// Compiled from messages/en/bulk-actions.json by `npm run messages`.

export const helps = {
submit: "Sends complete drafts to our reviewers. You can take them back until a reviewer decides. Small changes of published homes are public at once and can’t be undone.",
schedule: "Gives each home the same opening time, ends the auctions in turn, and submits the homes for review. You can take them back until a reviewer decides. Homes for a fixed price keep it.",
"lower-prices": "Lowers list prices of homes for a fixed price. New prices are public at once and followers are notified, so this can’t be undone.",
confirm: "Confirms that what you state about the homes is still true, for 14 days. This can’t be undone.",
hold: "Takes homes off the market temporarily. You can put them back without a review as long as their facts are still confirmed.",
resume: "Puts homes back on the market after your own hold. They’re public at once. To undo it, put them on hold again.",
withdraw: "Takes homes off the market, and followers are notified. This can’t be undone, but you can relist them through a review.",
relist: "Submits withdrawn homes and homes on hold for review. You can withdraw the submission until a reviewer decides.",
};
