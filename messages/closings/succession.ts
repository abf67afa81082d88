// Compiled from messages/en/closings.json by `npm run messages`.

export const succession = {
text: "This is less than 95% of the previous price, or below your reserve, so you can relist the home for free instead. If you don’t answer, it’s yours to relist.",
offer: "Offer to backup buyer",
relist: "Relist for free",
};
