// Compiled from messages/en/property.json by `npm run messages`.

export const costSlider = {
atBid: "If you pay in cash and win at",
atPrice: "If you pay in cash and buy at",
};
