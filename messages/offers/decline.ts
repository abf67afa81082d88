// Compiled from messages/en/offers.json by `npm run messages`.

export const decline = {
label: "Decline",
text: "Declining ends the offer, and neither side is bound. This can’t be undone.",
submit: "Decline offer",
};
