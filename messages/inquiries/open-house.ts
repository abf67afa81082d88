// Compiled from messages/en/inquiries.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const openHouse = {
announce: (v: { span: Tag; street: string | number }) => rich("Announce an open house", v.span(` at ${v.street}`)),
date: "Date",
from: "Start time (Eastern)",
to: "End time (Eastern)",
submit: "Announce open house",
remove: "Remove",
};
