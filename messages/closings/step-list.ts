// Compiled from messages/en/closings.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const stepList = {
completedSteps: "Completed steps",
closingChecklist: "Closing checklist",
neverHoldMoney: "We never hold money and aren’t a party to the contract. In New York, both sides’ attorneys lead the closing; here, each side confirms what’s done.",
eachSideNames: "Each side names the attorney who represents them.",
bothSidesSign: ({ title }: { title: string | number }) => `Both sides sign “${title}.” A sale of real property needs a signed writing (General Obligations Law 5-703).`,
sellerSendsContract: "The seller sends the contract under Documents below; then both sides sign it.",
buyerSendsEscrow: ({ earnestMoney }: { earnestMoney: string | number }) => `The buyer sends ${earnestMoney} to the escrow agent.`,
sellerConfirmsWhat: "The seller confirms what the escrow agent reports.",
buyersSideOrders: "The buyer’s side orders the title report and clears what it finds.",
sellersSidePrepares: "The seller’s side prepares them; both sides sign at closing.",
eachSideConfirms: "Each side confirms when it’s ready to close. If one side has confirmed and the other still hasn’t when the cure period after the closing deadline ends, the side that confirmed may declare a default.",
balancePaidDeed: "The balance is paid, and the deed and keys change hands. Each side confirms it.",
countyClerkCity: "The county clerk or the city register records the deed.",
notConfirmedYet: ({ side }: { side: string | number }) => `${side}: not confirmed yet`,
by: ({ strong, step, by, at }: { strong: Tag; step: string | number; by: string | number; at: string | number }) => rich(strong(`${step}`), " by ", by, ", ", at),
otherDocumentSha: ({ kind, signature, link, code, sha256 }: { kind: string; signature: string | number; link: Tag; code: Tag; sha256: string | number }) => rich((kind === "typed" ? `Signed as ${signature}` : `Signed on paper as ${signature}`), ", ", link("the document"), " with SHA-256 ", code(`${sha256}…`)),
stopBeforeWire: "Stop before you wire money",
thievesSendEmails: "Thieves send emails with fake account numbers that look like they come from your attorney or from us.",
callEscrowAgent: "Call the escrow agent at a number you found yourself, never one from an email, and have them read the account number to you.",
siteNeverSends: "This site never sends you account numbers, never changes them, and never takes your money.",
escrowAgent: ({ strong, escrow, firm }: { strong: Tag; escrow: string | number; firm: string | number }) => rich("Escrow agent: ", strong(`${escrow}, ${firm}`)),
sellerNamesEscrow: "The seller names the escrow agent when signing.",
byWithNote: ({ strong, step, by, at, note }: { strong: Tag; step: string | number; by: string | number; at: string | number; note: string | number }) => rich(strong(`${step}`), " by ", by, ", ", at, ": ", note),
escrowAgentWithPhone: ({ strong, escrow, firm, phone }: { strong: Tag; escrow: string | number; firm: string | number; phone: string | number }) => rich("Escrow agent: ", strong(`${escrow}, ${firm}`), " · ", phone, ", as given by the seller: verify it elsewhere"),
};
