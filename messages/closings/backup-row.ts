// Compiled from messages/en/closings.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const backupRow = {
offer: ({ strong, price, deadline }: { strong: Tag; price: string | number; deadline: Tag }) => rich("The buyer didn’t complete the sale, and you chose to be a backup buyer. Your price is ", strong(`${price}`), ", the price the auction would have reached if the bidders ahead of you hadn’t bid. Answer by ", deadline(""), "."),
};
