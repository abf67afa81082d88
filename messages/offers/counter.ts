// Compiled from messages/en/offers.json by `npm run messages`.

export const counter = {
label: "Counter",
submit: "Send counteroffer",
};
