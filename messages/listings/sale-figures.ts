// Compiled from messages/en/listings.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const saleFigures = {
listed: "Listed",
startingBid: "Starting bid",
inLot: "In a lot",
asLot: "As a lot",
soldWith: ({ others }: { others: number }) => `Offered with ${formatCount(others)} other home${(others === 1 ? "" : "s")}`,
lotAuction: "At another home’s auction",
notScheduledYet: "Not scheduled yet",
sold: "Sold",
soldFor: "Sold for",
notReported: "Not reported",
fixedPrice: "Fixed price",
listPrice: "List price",
underContract: "Under contract",
};
