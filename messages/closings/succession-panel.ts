// Compiled from messages/en/closings.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const successionPanel = {
nextBackupBuyer: "Next backup buyer",
noBackupBuyer: "No backup buyer is taking the home. You can relist it.",
backup: (v: { alias: string | number; price: string | number; stage: string; deadline: Tag }) => rich(v.alias, " would pay ", v.price, ", the price the auction would have reached without the bidders ahead. ", (v.stage === "accepted" ? "They’ve accepted, and the sale continues in its own closing room." : (v.stage === "offered" ? rich("They have until ", v.deadline(""), " to answer.") : rich("You have until ", v.deadline(""), " to answer.")))),
};
