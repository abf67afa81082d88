/** The most auctions that one live stream carries. A page that shows more says which ones it follows. */
export const MOST_LIVE_AUCTIONS = 60;
