// Compiled from messages/en/map.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const mapLegend = {
mapLegend: "Map legend",
auction: "Auction",
auctionOpenNow: "Auction open now",
fixedPrice: "Fixed price",
homes: ({ span }: { span: Tag }) => rich(span("9"), "Several homes"),
};
