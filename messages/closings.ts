// Compiled from messages/en/closings.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const backup = {
consent: (v: { price: string | number; closingDays: string | number }) => `I buy the home for ${v.price}. Both sides sign within 72 hours and close within ${v.closingDays} days of signing.`,
accept: (v: { price: string | number }) => `Buy for ${v.price}`,
decline: "Decline",
};

export const standby = {
until: "Stand as back-up until the end of",
stand: "Stand as back-up",
change: "Change the day",
leave: "Stand no longer",
};

export const declare = {
text: (v: { late: string | number; due: string | number }) => `${v.late} is late: ${v.due}. A default stays on their record with us.`,
nextBackup: "The next back-up who chose to stand is then offered the price by the rules.",
attorney: "Ask your attorney first: what becomes of the earnest money is decided by the contract.",
reason: "What was not done",
consent: (v: { late: string | number }) => `${v.late} did not do what was due, and I end the sale. It cannot be taken back.`,
submit: "Declare the default",
};

export const end = {
text: "Both sides are behind, and the time to make up for it is over. Either may end the sale; no default is recorded.",
submit: "End the sale",
};

export const fallThrough = {
label: "Ask to end it by agreement",
text: "The sale ends when the other side agrees. Until then all deadlines hold.",
reason: "Why",
reasonHelp: "The page of the home names this reason once both sides have agreed.",
submit: "Ask the other side to agree",
proposed: (v: { why: string | number }) => `You asked to end the sale: ${v.why}. The other side has not answered yet.`,
withdraw: "Take the wish back",
answer: (v: { side: string | number; why: string | number }) => `${v.side} asks to end the sale: ${v.why}. Agreeing ends it for both.`,
agree: "Agree: the sale fell through",
refuse: "No, go on",
};

export const extension = {
label: "Ask for a later deadline",
text: "It moves only when the other side agrees. Until then the present deadline holds.",
until: "Until the end of",
reason: "Why more time is needed",
submit: "Ask the other side",
withdraw: "Take it back",
agree: "Agree: move the deadline",
decline: "Decline: it stays",
};

export const facts = {
verdict: "It was",
verdictEmpty: "Choose",
note: "What was different",
submit: "Say how the facts were",
answer: "Your answer",
answerSubmit: "Answer once",
};

export const message = {
text: "To the other side",
submit: "Send the message",
};

export const document = {
title: "What it is",
file: "PDF",
fileHelp: "At most 30 MB. What asks for a password or runs code is not taken.",
submit: "Send the document",
};

export const contract = {
first: "Which of your documents is the contract?",
another: "Another document as the contract",
submit: "Put it up as the contract",
};

export const sign = {
way: "How you sign",
typed: "With my name, typed below",
onPaper: (v: { title: string | number }) => `On paper: ${v.title}`,
escrowName: "Escrow agent",
escrowNameHelp: "Usually your attorney, whose escrow account takes the earnest money.",
escrowFirm: "Firm",
escrowPhone: "Telephone",
escrowPhoneHelp: "Never an account number.",
name: "Your full legal name",
nameHelp: "Your name, the time and the hash of the document are kept as your signature.",
consent: (v: { sentence: string | number }) => `${v.sentence} I agree to sign electronically.`,
submit: "Sign the contract",
};

export const step = {
attorney: "Attorney and firm",
submit: {
attorney: "Name the attorney",
"deposit-sent": "Confirm that it is sent",
"deposit-received": "Confirm that it has arrived",
title: "Accept the title report",
forms: "Confirm the forms",
ready: "Say that I am ready",
closed: "Confirm the closing",
recorded: "Confirm the recording",
},
};

export const succession = {
text: "This is under 95 % of the price before, or under your reserve: you may list the home again free of charge instead. Without an answer it is yours to list again.",
offer: "Offer it to the back-up",
relist: "List it again free",
};

export const saleIdPage = {
saleRoom: "Sale room",
purchasesSales: "Purchases and sales",
youAreThe: (v: { side: string | number }) => `You are the ${v.side}`,
readAsStaff: "You read this as staff",
home: "The home",
otherSideTold: "The other side is told by e-mail.",
contractUp: (v: { sideNotified: string | number }) => `The contract is up. ${v.sideNotified}`,
haveSigned: (v: { sideNotified: string | number }) => `You have signed. ${v.sideNotified}`,
confirmed: (v: { sideNotified: string | number }) => `Confirmed. ${v.sideNotified}`,
documentSent: (v: { sideNotified: string | number }) => `The document is sent. ${v.sideNotified}`,
messageSent: (v: { sideNotified: string | number }) => `The message is sent. ${v.sideNotified}`,
haveAskedEnd: (v: { sideNotified: string | number }) => `You have asked to end the sale. ${v.sideNotified}`,
saleGoes: "The sale goes on.",
haveAskedLater: (v: { sideNotified: string | number }) => `You have asked for a later deadline. ${v.sideNotified}`,
deadlineMoved: (v: { sideNotified: string | number }) => `The deadline is moved. ${v.sideNotified}`,
deadlineStaysAs: (v: { sideNotified: string | number }) => `The deadline stays as it was. ${v.sideNotified}`,
saleHasEnded: "The sale has ended: both sides agreed.",
saleHasEnded2: "The sale has ended.",
saleHasEndedBy: (v: { sideNotified: string | number }) => `The sale has ended by a default. ${v.sideNotified}`,
choiceKeptBelow: "Your choice is kept. Below stands how it goes on.",
homeYoursList: "The home is yours to list again.",
haveSaidHow: "You have said how the facts were. The seller is told and can answer once.",
answerKeptBuyer: "Your answer is kept. The buyer is told.",
};

export const salesPage = {
purchasesSales: "Purchases and sales",
nothingBoughtSold: "Nothing bought or sold yet",
seeLiveAuctions: "See live auctions",
whatWinWhat: "What you win, what you sell and every step from there to the keys stands here. So does what you may still buy as a back-up.",
askedAsBack: "You are asked as back-up",
purchases: "Purchases",
sales: "Sales",
wonBySomebody: "Won by somebody else",
ifBuyerDoes: "If a buyer does not keep a sale, those who stand as back-up are asked by the rank of their maximum, each at the price that the auction gives without those ahead. Nobody is bound before accepting.",
buyHomeSale: "You buy the home. The sale room is open below.",
declinedNothingBinds: "You declined. Nothing binds you.",
standAsBack: "You stand as back-up. If you are asked, you are told by e-mail.",
doNotStand: "You do not stand as back-up anymore.",
};

export const backupPositionRow = {
maximumWas: "Your maximum was",
doNotStand: "You do not stand as back-up.",
standAsBack: (v: { until: string | number }) => `You stand as back-up until ${v.until}.`,
};

export const backupRow = {
buyerDidNot: "The buyer did not keep the sale. You chose to stand as back-up: the price for you is",
whatAuctionGives: ", what the auction gives without those ahead of you. Answer until",
};

export const closingRow = {
sold: (v: { openedAt: string | number }) => `, sold ${v.openedAt}`,
turnBackUp: "Your turn: the back-up, or list again",
wasDue: "Was due",
due: "Due",
};

export const closingStatus = {
overdue: "Overdue",
};

export const contractToSign = {
sellerHasPut: "The seller has put up another contract",
readFirstSign: "Read it first: you sign the document that you have opened last.",
readContract: "Read the contract",
sha256: (v: { code: Tag; sha256: string | number }) => rich("SHA-256 ", v.code(`${v.sha256}`)),
};

export const deadline = {
left: (v: { sayTimeLeft: string | number }) => `(${v.sayTimeLeft} left)`,
};

export const documentsPanel = {
documents: (v: { span: Tag; files: string | number }) => rich("Documents ", v.span(`${v.files}`)),
onlyTwoSides: "Only the two sides, and our staff where they have to help, can open them.",
sha256: (v: { side: string | number; by: string | number; at: string | number; sha256: string | number }) => `${v.side}, ${v.by}, ${v.at} · SHA-256 ${v.sha256}…`,
};

export const endingPanel = {
ifDoesNot: "If it does not come to a closing",
};

export const extensionPanel = {
laterDeadline: "A later deadline",
earlierRequestsMore: (v: { past: string | number }) => `Earlier requests for more time (${v.past})`,
ask: "You ask",
asks: (v: { side: string | number }) => `${v.side} asks`,
laterDeadline2: (v: { who: string | number }) => `${v.who} for a later deadline`,
agreed: "Agreed",
declined: "Declined",
takenBack: "Taken back",
notAnsweredTime: "Not answered in time",
noLongerNeeded: "No longer needed",
from: (v: { deadline: string | number; from: string | number; until: string | number }) => `: the ${v.deadline} from ${v.from} to ${v.until}`,
};

export const factsPanel = {
wasHomeAs: "Was the home as it was told?",
listingToldFacts: (v: { disclosedFacts: string | number }) => `The listing told ${v.disclosedFacts} facts. The buyer says once which of them were so, and the seller can answer once. Everybody reads how many facts this seller told and how many were found different; the notes stay between the two sides.`,
buyerHasNot: "The buyer has not said anything yet.",
buyer: (v: { at: string | number; facts: string | number }) => `The buyer, ${v.at}: ${v.facts}`,
seller: (v: { at: string | number }) => `The seller, ${v.at}`,
};

export const messagesPanel = {
messages: "Messages",
pagesMessages: "Pages of messages",
latestMessages: "Latest messages",
olderMessages: "Older messages",
};

export const stepForm = {
canSignOnce: "You can sign once the seller has put the contract up.",
sendContractFirst: "Send the contract first, under Documents.",
};

export const stepList = {
howFarCame: "How far it came",
stepsKeys: "Steps to the keys",
weNeverHold: "We never hold money and are no party to the contract. In New York the attorneys of both sides lead the closing; here each side confirms what is done.",
eachSideNames: "Each side names the attorney who acts for it.",
bothSidesSign: (v: { title: string | number }) => `Both sides sign “${v.title}”. A sale of real property needs a signed writing (General Obligations Law 5-703).`,
sellerPutsContract: "The seller puts the contract into the documents below; then both sides sign it.",
buyerSendsEscrow: (v: { earnestMoney: string | number }) => `The buyer sends ${v.earnestMoney} to the escrow agent.`,
sellerConfirmsWhat: "The seller confirms what the escrow agent says.",
buyersSideOrders: "The buyer’s side orders the title report and clears what it finds.",
sellersSidePrepares: "The seller’s side prepares them; both sign at the closing.",
eachSideSays: "Each side says that it could close now. A side that has said so and gets no answer can declare a default.",
balancePaidDeed: "The balance is paid, and the deed and the keys change hands. Each side confirms it.",
countyClerkCity: "The county clerk, or the city register, records the deed.",
open: (v: { side: string | number }) => `${v.side}: open`,
by: (v: { strong: Tag; step: string | number; by: string | number; at: string | number; note: string | number }) => rich(v.strong(`${v.step}`), " by ", v.by, ", ", v.at, v.note),
documentSHA256: (v: { kind: string | number; signature: string | number; link: Tag; code: Tag; sha256: string | number }) => rich(v.kind, v.signature, ", ", v.link("the document"), " with the SHA-256 ", v.code(`${v.sha256}…`)),
signedAs: "Signed as",
signedPaperAs: "Signed on paper as",
stopBeforeWire: "Stop before you wire money",
thievesSendMails: "Thieves send mails with false account numbers that look like your attorney’s or like ours.",
callEscrowAgent: "Call the escrow agent on a number that you found yourself, never on one from a mail, and have the account read out to you.",
siteNeverSends: "This site never sends you account numbers, never changes them, and never takes your money.",
escrowAgent: (v: { strong: Tag; escrow: string | number; firm: string | number; phone: string | number }) => rich("Escrow agent: ", v.strong(`${v.escrow}, ${v.firm}`), v.phone),
asSellerGave: (v: { phone: string | number }) => `· ${v.phone}, as the seller gave it: check it elsewhere`,
sellerNamesEscrow: "The seller names the escrow agent when signing.",
};

export const successionPanel = {
nextBackUp: "The next back-up",
noBackUp: "No back-up takes the home. You can list it again.",
wouldPay: (v: { alias: string | number }) => `${v.alias} would pay`,
priceAuctionGives: ", the price that the auction gives without those ahead.",
theyHaveAccepted: "They have accepted: the sale goes on in a room of its own.",
theyHaveUntil: "They have until",
haveUntil: "You have until",
answer: "to answer.",
};

export const turnPanel = {
whereStands: "Where it stands",
wasDue: "Was due",
due: "Due",
canMadeUp: "It can be made up for until",
afterSideWaits: ". After that the side that waits may declare a default.",
timeMakeUp: "The time to make up for it is over.",
go: (v: { stepTitles: string | number }) => `Go to: ${v.stepTitles}`,
whatCanDo: "What you can do now",
wrote: (v: { side: string | number; reason: string | number }) => `${v.side} wrote: ${v.reason}`,
price: "Price",
earnestMoney: "Earnest money",
closing: "Closing",
buyer: "Buyer",
seller: "Seller",
daysFromContract: (v: { closingDays: string | number }) => `${v.closingDays} days from the contract`,
};
