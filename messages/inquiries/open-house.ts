// Compiled from messages/en/inquiries.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const openHouse = {
announce: ({ span, street }: { span: Tag; street: string | number }) => rich("Schedule an open house", span(` at ${street}`)),
date: "Date",
from: "Start time (Eastern)",
to: "End time (Eastern)",
submit: "Schedule open house",
remove: "Remove",
};
