// Compiled from messages/en/closings.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from './rich';

export const backup = {
consent: (v: { price: string | number; closingDays: number }) => `I’m buying this home for ${v.price}. Both sides sign within 72 hours and close within ${(v.closingDays === 1 ? `${formatCount(v.closingDays)} day` : `${formatCount(v.closingDays)} days`)} of signing.`,
accept: (v: { price: string | number }) => `Buy for ${v.price}`,
decline: "Decline",
};

export const standby = {
until: "Backup buyer through",
stand: "Become a backup buyer",
change: "Change the date",
leave: "Withdraw as backup",
};

export const declare = {
text: (v: { late: string | number; due: string | number }) => `${v.late} missed the deadline: ${v.due}. A default stays on their record with us.`,
nextBackup: "The home is then offered to the next backup buyer at the price set by the rules.",
attorney: "Ask your attorney first: the contract decides what happens to the earnest money.",
reason: "What wasn’t done",
consent: (v: { late: string | number }) => `${v.late} didn’t do what was due, and I’m ending the sale. This can’t be undone.`,
submit: "Declare default",
};

export const end = {
text: "Both sides are behind, and the cure period has ended. Either side can end the sale; no default is recorded.",
submit: "End the sale",
};

export const fallThrough = {
label: "Request to end the sale by agreement",
text: "The sale ends if the other side agrees. Until then, all deadlines apply.",
reason: "Reason",
reasonHelp: "The home’s page shows this reason once both sides agree.",
submit: "Send request to end",
proposed: (v: { why: string | number }) => `You requested to end the sale: ${v.why}. The other side hasn’t answered yet.`,
withdraw: "Cancel request",
answer: (v: { side: string | number; why: string | number }) => `${v.side} requests to end the sale: ${v.why}. If you agree, it ends for both sides.`,
agree: "Agree to end the sale",
refuse: "Continue the sale",
};

export const extension = {
label: "Request a later deadline",
text: "The deadline moves only if the other side agrees. Until then, the current deadline applies.",
until: "New deadline (end of day)",
reason: "Why more time is needed",
submit: "Send request",
withdraw: "Cancel request",
agree: "Agree to the later deadline",
decline: "Decline and keep the deadline",
};

export const facts = {
verdict: "What you found",
verdictEmpty: "Choose one",
note: "What was different",
submit: "Submit answers",
response: "Your response",
answerSubmit: "Submit response",
};

export const message = {
text: "Message to the other side",
submit: "Send message",
};

export const document = {
title: "Document title",
file: "File",
fileHelp: "PDF up to 30 MB; no passwords or scripts.",
submit: "Send document",
};

export const contract = {
first: "Which of your documents is the contract?",
another: "Send another document as the contract",
submit: "Send contract",
};

export const sign = {
way: "How you sign",
typed: "With my name, typed below",
onPaper: (v: { title: string | number }) => `On paper: ${v.title}`,
escrowName: "Escrow agent",
escrowNameHelp: "Usually your attorney, whose escrow account holds the earnest money.",
escrowFirm: "Firm",
escrowPhone: "Phone",
escrowPhoneHelp: "Never enter an account number.",
name: "Your full legal name",
nameHelp: "Your name, the time, and the document’s hash are saved as your signature.",
consent: (v: { sentence: string | number }) => `${v.sentence} I agree to sign electronically.`,
submit: "Sign contract",
};

export const step = {
attorney: "Attorney and firm",
submit: {
attorney: "Name attorney",
"deposit-sent": "Confirm it was sent",
"deposit-received": "Confirm it was received",
title: "Accept title report",
forms: "Confirm forms",
ready: "Confirm I’m ready",
closed: "Confirm closing",
recorded: "Confirm recording",
},
};

export const succession = {
text: "This is less than 95% of the previous price, or below your reserve, so you can relist the home for free instead. If you don’t answer, it’s yours to relist.",
offer: "Offer to backup buyer",
relist: "Relist for free",
};

export const saleIdPage = {
closingRoom: "Closing room",
purchasesSales: "Purchases and sales",
seller: (v: { side: string }) => `${(v.side === "buyer" ? "You’re the buyer" : "You’re the seller")}`,
viewingStaff: "You’re viewing this as staff",
viewListing: "View listing",
contractSentWeve: "Contract sent. We’ve emailed the other side.",
contractSignedWeve: "Contract signed. We’ve emailed the other side.",
confirmedWeveEmailed: "Confirmed. We’ve emailed the other side.",
documentSentWeve: "Document sent. We’ve emailed the other side.",
messageSentWeve: "Message sent. We’ve emailed the other side.",
requestEndSale: "Request to end the sale sent. We’ve emailed the other side.",
saleContinues: "The sale continues.",
requestLaterDeadline: "Request for a later deadline sent. We’ve emailed the other side.",
deadlineMovedWeve: "Deadline moved. We’ve emailed the other side.",
deadlineHasntChanged: "The deadline hasn’t changed. We’ve emailed the other side.",
saleEndedBoth: "The sale has ended: both sides agreed.",
saleEnded: "The sale has ended.",
saleEndedDefault: "The sale ended by default. We’ve emailed the other side.",
choiceSavedSee: "Your choice is saved. See below for what happens next.",
canNowRelist: "You can now relist the home.",
answersSubmittedWeve: "Answers submitted. We’ve notified the seller, who can respond once.",
responseSubmittedWeve: "Response submitted. We’ve notified the buyer.",
};

export const salesPage = {
purchasesSales: "Purchases and sales",
noPurchasesSales: "No purchases or sales yet",
seeLiveAuctions: "See live auctions",
homesWinSell: "Homes you win and sell appear here, with every step through closing. So do homes you can still buy as a backup buyer.",
turnBackupBuyer: "Your turn as backup buyer",
purchases: "Purchases",
sales: "Sales",
outbidClose: "Outbid at close",
buyerDoesntComplete: "If a buyer doesn’t complete a sale, backup buyers are asked in order of their maximum bids, each at the price the auction would have reached without the bidders ahead. You’re not bound until you accept.",
buyingHomeClosing: "You’re buying the home. Its closing room is open below.",
declinedNotBound: "You declined. You’re not bound.",
backupBuyerWell: "You’re a backup buyer. We’ll email you if it’s your turn.",
noLongerBackup: "You’re no longer a backup buyer.",
};

export const backupPositionRow = {
maximumBidNot: (v: { maximum: string | number }) => `Your maximum bid was ${v.maximum}. You’re not a backup buyer.`,
maximumBidBackup: (v: { maximum: string | number; until: string | number }) => `Your maximum bid was ${v.maximum}. You’re a backup buyer until ${v.until}.`,
};

export const backupRow = {
offer: (v: { strong: Tag; price: string | number; deadline: Tag }) => rich("The buyer didn’t complete the sale, and you chose to be a backup buyer. Your price is ", v.strong(`${v.price}`), ", the price the auction would have reached without the bidders ahead of you. Answer by ", v.deadline(""), "."),
};

export const closingRow = {
sold: (v: { price: string | number; openedAt: string | number }) => `${v.price}, sold ${v.openedAt}`,
nextStepOffer: "Next step: offer to the backup buyer or relist",
due: (v: { deadline: Tag }) => rich("Was due ", v.deadline("")),
due2: (v: { deadline: Tag }) => rich("Due ", v.deadline("")),
};

export const closingStatus = {
overdue: "Overdue",
};

export const contractToSign = {
sellerSentNew: "The seller sent a new contract",
readFirstSign: "Read it first: you sign the document you opened last.",
readContract: "Read the contract",
sha: (v: { code: Tag; sha256: string | number }) => rich("SHA-256 ", v.code(`${v.sha256}`)),
};

export const deadline = {
left: (v: { sayTimeLeft: string | number }) => `(${v.sayTimeLeft} left)`,
};

export const documentsPanel = {
documents: (v: { span: Tag; files: string | number }) => rich("Documents ", v.span(`${v.files}`)),
onlyTwoSides: "Only the two sides can open them, and our staff when they need to help.",
sha: (v: { side: string | number; by: string | number; at: string | number; sha256: string | number }) => `${v.side}, ${v.by}, ${v.at} · SHA-256 ${v.sha256}…`,
};

export const endingPanel = {
saleDoesntClose: "If the sale doesn’t close",
};

export const extensionPanel = {
requestLaterDeadline: "Request for a later deadline",
earlierRequestsMore: (v: { past: string | number }) => `Earlier requests for more time (${v.past})`,
requestedLaterDeadline: "You requested a later deadline",
requestedLaterDeadline2: (v: { side: string | number }) => `${v.side} requested a later deadline`,
agreed: "Agreed",
declined: "Declined",
canceled: "Canceled",
noAnswerTime: "No answer in time",
noLongerNeeded: "No longer needed",
past: (v: { strong: Tag; answer: string | number; deadline: string | number; from: string | number; until: string | number }) => rich(v.strong(`${v.answer}`), ": ", v.deadline, " deadline from ", v.from, " to ", v.until),
pastAnswered: (v: { strong: Tag; answer: string | number; time: Tag; answeredAt: string | number; deadline: string | number; from: string | number; until: string | number }) => rich(v.strong(`${v.answer}`), " ", v.time(`${v.answeredAt}`), ": ", v.deadline, " deadline from ", v.from, " to ", v.until),
};

export const factsPanel = {
listingAccurate: "Was the listing accurate?",
listingStatedFacts: (v: { disclosedFacts: number }) => `The listing stated ${(v.disclosedFacts === 1 ? `${formatCount(v.disclosedFacts)} fact` : `${formatCount(v.disclosedFacts)} facts`)}. The buyer says once which were accurate, and the seller can respond once. Everyone sees how many facts this seller stated and how many were found different; the notes stay between the two sides.`,
buyerHasntAnswered: "The buyer hasn’t answered yet.",
buyer: (v: { at: string | number; facts: string | number }) => `The buyer, ${v.at}: ${v.facts}`,
seller: (v: { at: string | number }) => `The seller, ${v.at}`,
};

export const messagesPanel = {
messages: "Messages",
messagePages: "Message pages",
latestMessages: "Latest messages",
olderMessages: "Older messages",
};

export const stepForm = {
canSignOnce: "You can sign once the seller sends the contract.",
sendContractDocument: "Send the contract as a document under Documents first.",
};

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

export const successionPanel = {
nextBackupBuyer: "Next backup buyer",
noBackupBuyer: "No backup buyer is taking the home. You can relist it.",
backup: (v: { alias: string | number; price: string | number; stage: string; deadline: Tag }) => rich(v.alias, " would pay ", v.price, ", the price the auction would have reached without the bidders ahead. ", (v.stage === "accepted" ? "They’ve accepted, and the sale continues in its own closing room." : (v.stage === "offered" ? rich("They have until ", v.deadline(""), " to answer.") : rich("You have until ", v.deadline(""), " to answer.")))),
};

export const turnPanel = {
status: "Status",
due: (v: { deadline: Tag }) => rich("Was due ", v.deadline(""), "."),
due2: (v: { deadline: Tag }) => rich("Due ", v.deadline(""), "."),
canCuredAfter: (v: { deadline: Tag }) => rich("It can be cured until ", v.deadline(""), ". After that, the waiting side may declare a default."),
curePeriodEnded: "The cure period has ended.",
go: (v: { stepTitles: string | number }) => `Go to: ${v.stepTitles}`,
whatCanDo: "What you can do now",
wrote: (v: { side: string | number; reason: string | number }) => `${v.side} wrote: ${v.reason}`,
price: "Price",
earnestMoney: "Earnest money",
closing: "Closing",
buyer: "Buyer",
seller: "Seller",
daysContractSigning: (v: { closingDays: number }) => `${(v.closingDays === 1 ? `${formatCount(v.closingDays)} day` : `${formatCount(v.closingDays)} days`)} from contract signing`,
closingBy: (v: { day: string | number }) => `By ${v.day}`,
};
