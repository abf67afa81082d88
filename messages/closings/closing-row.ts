// Compiled from messages/en/closings.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const closingRow = {
sold: ({ price, openedAt }: { price: string | number; openedAt: string | number }) => `${price}, sold ${openedAt}`,
nextStepOffer: "Next step: offer the home to the backup buyer, or relist it",
due: ({ deadline }: { deadline: Tag }) => rich("Was due ", deadline("")),
dueBy: ({ deadline }: { deadline: Tag }) => rich("Due ", deadline("")),
};
