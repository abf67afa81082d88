// Compiled from messages/en/feeds.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const calendar = {
auctionsIn: ({ place }: { place: string | number }) => `Property auctions in ${place}`,
newYork: "New York",
ownCalendar: "My auctions and deadlines",
openHouses: "Open houses",
openHouse: "Open house",
showing: "Showing",
auction: ({ place }: { place: string | number }) => `Auction of ${place}`,
canceled: ({ summary }: { summary: string | number }) => `Canceled: ${summary}`,
details: ({ url }: { url: string | number }) => `Details: ${url}`,
showingDetails: ({ url }: { url: string | number }) => `Home and showing details: ${url}`,
auctionDetails: ({ startingBid, url }: { startingBid: string | number; url: string | number }) => `Starting bid ${startingBid}. A late bid extends the auction. Current bid and terms: ${url}`,
saleDay: ({ seller, homes }: { seller: string | number; homes: number }) => `${seller} sale: ${formatCount(homes)} home${(homes === 1 ? "" : "s")}`,
saleDayDetails: ({ url }: { url: string | number }) => `The auctions end one after another during this time. A late bid extends an auction. Lots, bids, and results: ${url}`,
online: "Online",
};
