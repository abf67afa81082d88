// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const boardRow = {
place: ({ city, county }: { city: string | number; county: string | number }) => `${city} · ${county} County`,
bids: ({ label, count }: { label: string | number; count: number }) => `${label} · ${formatCount(count)} bid${(count === 1 ? "" : "s")}`,
sold: "Sold",
noReserve: "No reserve",
publishedReserve: "Published reserve",
sealedReserve: "Sealed reserve",
reserveMet: "Reserve met",
reserveNotMet: "Reserve not met",
maximum: ({ amount }: { amount: string | number }) => `Max ${amount}`,
bid: "Bid",
bidOn: ({ street }: { street: string | number }) => `Bid on ${street}`,
raise: "Raise",
raiseBid: ({ street }: { street: string | number }) => `Raise your maximum bid on ${street}`,
view: "View",
viewAuction: ({ street }: { street: string | number }) => `View the auction for ${street}`,
priceWithout: "Each bidder’s effect on the price",
priceWithoutOf: ({ street }: { street: string | number }) => `Each bidder’s effect on the price: ${street}`,
lot: ({ number }: { number: string | number }) => `Lot ${number}`,
};
