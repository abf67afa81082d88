// Compiled from messages/en/staff.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const block = {
open: (v: { span: Tag; title: string | number }) => rich("Block", v.span(` ${v.title}`)),
lift: "Unblock bidder",
reason: "Reason",
why: "What did you find?",
submit: "Block bidder",
openLift: (v: { span: Tag; title: string | number }) => rich("Unblock", v.span(` ${v.title}`)),
};
