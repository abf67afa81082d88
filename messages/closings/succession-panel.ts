// Compiled from messages/en/closings.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const successionPanel = {
nextBackupBuyer: "Next backup buyer",
noBackupBuyer: "No backup buyer is taking the home. You can relist it.",
backup: ({ alias, price, stage, deadline }: { alias: string | number; price: string | number; stage: string; deadline: Tag }) => rich(alias, " would pay ", price, ", the price the auction would have reached without the bidders ahead. ", (stage === "accepted" ? "They’ve accepted, and the sale continues in its own closing room." : (stage === "offered" ? rich("They have until ", deadline(""), " to answer.") : rich("You have until ", deadline(""), " to answer.")))),
};
