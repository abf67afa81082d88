// Compiled from messages/en/offers.json by `npm run messages`.

export const offerRow = {
from: (v: { buyerName: string | number }) => `From ${v.buyerName}`,
offer: "Your offer",
};
