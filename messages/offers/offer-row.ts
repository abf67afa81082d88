// Compiled from messages/en/offers.json by `npm run messages`.

export const offerRow = {
from: ({ buyerName }: { buyerName: string | number }) => `From ${buyerName}`,
offer: "Your offer",
openClosingRoom: "Open closing room",
};
