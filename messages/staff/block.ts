// Compiled from messages/en/staff.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const block = {
open: ({ span, title }: { span: Tag; title: string | number }) => rich("Block", span(` ${title}`)),
lift: "Unblock bidder",
reason: "Reason",
why: "What did you find?",
submit: "Block bidder",
openLift: ({ span, title }: { span: Tag; title: string | number }) => rich("Unblock", span(` ${title}`)),
};
