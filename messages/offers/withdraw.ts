// Compiled from messages/en/offers.json by `npm run messages`.

export const withdraw = {
label: "Withdraw",
text: "Withdrawing ends your offer, and neither side is bound. You can make another offer while the home is on the market.",
submit: "Withdraw offer",
};
