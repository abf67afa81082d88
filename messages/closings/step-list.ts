// Compiled from messages/en/closings.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const stepList = {
completedSteps: "Completed steps",
closingChecklist: "Closing checklist",
neverHoldMoney: "We never hold money and aren’t a party to the contract. In New York, both sides’ attorneys lead the closing; here, each side confirms what’s done.",
eachSideNames: "Each side names the attorney who represents them.",
bothSidesSign: (v: { title: string | number }) => `Both sides sign “${v.title}.” A sale of real property needs a signed writing (General Obligations Law 5-703).`,
sellerSendsContract: "The seller sends the contract under Documents below; then both sides sign it.",
buyerSendsEscrow: (v: { earnestMoney: string | number }) => `The buyer sends ${v.earnestMoney} to the escrow agent.`,
sellerConfirmsWhat: "The seller confirms what the escrow agent reports.",
buyersSideOrders: "The buyer’s side orders the title report and clears what it finds.",
sellersSidePrepares: "The seller’s side prepares them; both sides sign at closing.",
eachSideConfirms: "Each side confirms when it’s ready to close. If one side is ready and the other isn’t, the ready side may declare a default.",
balancePaidDeed: "The balance is paid, and the deed and keys change hands. Each side confirms it.",
countyClerkCity: "The county clerk or the city register records the deed.",
notConfirmedYet: (v: { side: string | number }) => `${v.side}: not confirmed yet`,
by: (v: { strong: Tag; step: string | number; by: string | number; at: string | number }) => rich(v.strong(`${v.step}`), " by ", v.by, ", ", v.at),
otherDocumentSha: (v: { kind: string; signature: string | number; link: Tag; code: Tag; sha256: string | number }) => rich((v.kind === "typed" ? `Signed as ${v.signature}` : `Signed on paper as ${v.signature}`), ", ", v.link("the document"), " with SHA-256 ", v.code(`${v.sha256}…`)),
stopBeforeWire: "Stop before you wire money",
thievesSendEmails: "Thieves send emails with fake account numbers that look like they come from your attorney or from us.",
callEscrowAgent: "Call the escrow agent at a number you found yourself, never one from an email, and have them read the account number to you.",
siteNeverSends: "This site never sends you account numbers, never changes them, and never takes your money.",
escrowAgent: (v: { strong: Tag; escrow: string | number; firm: string | number }) => rich("Escrow agent: ", v.strong(`${v.escrow}, ${v.firm}`)),
sellerNamesEscrow: "The seller names the escrow agent when signing.",
byWithNote: (v: { strong: Tag; step: string | number; by: string | number; at: string | number; note: string | number }) => rich(v.strong(`${v.step}`), " by ", v.by, ", ", v.at, ": ", v.note),
escrowAgentWithPhone: (v: { strong: Tag; escrow: string | number; firm: string | number; phone: string | number }) => rich("Escrow agent: ", v.strong(`${v.escrow}, ${v.firm}`), " · ", v.phone, ", as given by the seller: verify it elsewhere"),
};
