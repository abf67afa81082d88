// Compiled from messages/en/closings.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const succession = {
backup: ({ alias, price, stage, side, deadline }: { alias: string | number; price: string | number; stage: string; side: string; deadline: Tag }) => rich(alias, "’s price is ", price, ", the price the auction would have reached if the bidders ahead of them hadn’t bid. ", (stage === "accepted" ? "They’ve accepted, and the sale continues in a new closing room." : (stage === "offered" ? rich("They have until ", deadline(""), " to answer.") : rich((side === "seller" ? "You have" : "The seller has"), " until ", deadline(""), " to decide.")))),
title: {
"seller-chooses": "Choose what happens to the home",
offered: "Waiting for the backup buyer",
accepted: "Sold to a backup buyer",
},
text: "You choose whether to offer them the home or to relist it for free. If you don’t respond in time, the home won’t be offered to the backup buyer, but you can still relist it for free.",
offer: "Offer the home to the backup buyer",
confirmOffer: ({ difference, percent, soldFor, alias, price }: { difference: string | number; percent: string | number; soldFor: string | number; alias: string | number; price: string | number }) => `This price is ${difference} (${percent}%) less than the original sale price of ${soldFor}. ${alias} has 48 hours to accept; if they do, you’re selling to them for ${price}. You can’t undo this.`,
submitOffer: ({ price }: { price: string | number }) => `Offer the home at ${price}`,
relist: "Relist for free",
openNext: "Open the new closing room",
};
