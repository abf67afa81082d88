// Compiled from messages/en/closings.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const closingRow = {
sold: (v: { price: string | number; openedAt: string | number }) => `${v.price}, sold ${v.openedAt}`,
nextStepOffer: "Next step: offer to the backup buyer or relist",
due: (v: { deadline: Tag }) => rich("Was due ", v.deadline("")),
due2: (v: { deadline: Tag }) => rich("Due ", v.deadline("")),
};
