// Compiled from messages/en/property.json by `npm run messages`.

export const costSlider = {
atBid: "If you pay cash and win at",
atPrice: "If you pay cash and buy at",
};
