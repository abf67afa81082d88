// Compiled from messages/en/closings.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const stepList = {
closingChecklist: "Closing checklist",
neverHoldMoney: "We never hold money and aren’t a party to the contract. In New York, attorneys for both sides handle the closing; each side confirms its steps here.",
notConfirmedYet: ({ side }: { side: string | number }) => `${side}: not confirmed yet`,
by: ({ strong, step, by, at }: { strong: Tag; step: string | number; by: string | number; at: string | number }) => rich(strong(`${step}:`), " ", by, ", ", at),
byWithNote: ({ strong, step, by, at, note }: { strong: Tag; step: string | number; by: string | number; at: string | number; note: string | number }) => rich(strong(`${step}:`), " ", by, ", ", at, ". ", note),
otherDocumentSha: ({ link, code, sha256, kind, signature }: { link: Tag; code: Tag; sha256: string | number; kind: string; signature: string | number }) => rich(link("Document"), " with SHA-256 ", code(`${sha256}…`), ", ", (kind === "typed" ? `signed as ${signature}` : `signed on paper as ${signature}`)),
signature: ({ name, capacity, principal }: { name: string | number; capacity: string | number; principal: string | number }) => `${name}, ${capacity}, for ${principal}`,
};
