// Compiled from messages/en/auctions.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const myBidRow = {
homeNoLonger: "This home is no longer listed",
auction: ({ alias }: { alias: string | number }) => `${alias} (you)`,
openClosingRoom: ({ sr, place }: { sr: Tag; place: string | number }) => rich("Open closing room", sr(` for ${place}`)),
becomeBackupBuyer: "Become a backup buyer",
maximum: "Your maximum",
ends: "Ends in",
ended: "Ended",
endsAt: "Ends",
raiseMaximum: "Raise your maximum",
};
