// Compiled from messages/en/offers.json by `npm run messages`.

export const offer = {
busy: "Sending…",
};
