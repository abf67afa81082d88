// Compiled from messages/en/offers.json by `npm run messages`.

export const bindingWords = "Accepting an offer takes the home off the market. Neither side is bound until both sign the contract of sale.";
