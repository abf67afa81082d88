// Compiled from messages/en/faq.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const after = {
iWonWhat: "I won. What now?",
getEMail: (v: { link: Tag; link2: Tag }) => rich("You get an e-mail. The contract of sale comes from the seller’s attorney to you or to yours; both sides sign, the deposit goes into escrow, and the closing follows. ", v.link("Step by step"), ". If you have not heard from the seller’s side within two business days, ", v.link2("write to us"), "."),
whenExactlyAm: "When exactly am I bound?",
fromBidHave: (v: { whatBinds: string | number; link: Tag }) => rich("From your bid on, you have made an offer that you cannot withdraw. ", v.whatBinds, " ", v.link("Moment by moment"), "."),
iWasHighest: "I was the highest bidder, but the reserve was not met.",
sellerHas48: "The seller has 48 hours to accept, to decline, or to name you one price between your bid and the reserve, which you have 24 hours to answer. Without an answer the auction lapses and you are free.",
canSellerRefuse: "Can the seller refuse although the reserve was met?",
notUnderTerms: (v: { whatBinds: string | number }) => `Not under the terms. ${v.whatBinds} The auction is recorded as sold, and the site gives the seller no way to decline. We cannot sign for the seller: if one does not sign, that is a default.`,
whatIfBuyer: "What if a buyer does not go through with it?",
whoeverWinsDoes: "Whoever wins and does not sign breaks the terms and can be excluded from this site. After the contract is signed the contract says what happens, as a rule the loss of the deposit. The seller may sell again.",
howCanI: "How can I check an auction?",
readLedgerPropertys: (v: { code: Tag; link: Tag }) => rich("Read its ledger: on the property’s page, or complete at ", v.code("/api/auctions/:id/ledger"), ". You can recompute prices, leaders and ends as far as the amounts are opened. Who is behind an alias and when a bid arrived are our own records. ", v.link("How it works"), "."),
};

export const bidding = {
whatDoesCost: "What does it cost to bid?",
nothingThereNo: (v: { link: Tag }) => rich("Nothing. There is no deposit, no card, no buyer’s premium and no technology fee. ", v.link("Fees, and what New York charges"), "."),
whyDoI: "Why do I bid a maximum? Will I pay all of it?",
onlyIfSomebody: (v: { link: Tag }) => rich("Only if somebody else would pay nearly as much. The price is the second-highest maximum plus one increment, at most yours. If the reserve lies between, the price rises to the reserve. ", v.link("With an example"), "."),
whoCanSee: "Who can see my maximum?",
ourServerWhich: "You and our server, which needs it to compute the price. We do not show it to the seller or to other bidders while you lead; the ledger holds only its commitment. Once it is beaten, or equals the price, it becomes public under your alias. If you win, it stays sealed.",
canITake: "Can I take a bid back?",
noNorCan: "No. Nor can a maximum be lowered. Before a bid is sent you confirm it, and an amount of more than one and a quarter times the least possible bid a second time.",
whyWasI: "Why was I outbid at once?",
anotherBiddersMaximum: "Another bidder’s maximum was higher than yours, or equal to yours and earlier. The system raised the price for that bidder right away, up to that maximum.",
howDoI: "How do I know whether the reserve is met?",
panelSaysSo: "The panel says so at every moment. A published reserve shows its amount from the start, a sealed one when it is met. Once it is met it stays met.",
canSomebodyWin: "Can somebody win by bidding in the last second?",
notByBeing: "Not by being quick. A bid in the last five minutes moves the end to five minutes after it, as often as it takes, and everybody who has the page open sees it.",
myConnectionBroke: "My connection broke while I was bidding. Did it count?",
pageAsksOur: "The page asks our server whether it has your bid. It does not send the bid again by itself, with one exception: if our server answers that it is busy, the page repeats the same bid for up to five seconds, and it counts at most once. If the bid did not arrive, the page asks you whether to place it at the current price. If the page cannot reach us, check your place in the auction once you are back online. Your receipt is our server’s answer to your bid. With its salt you can show which entry of the ledger is yours.",
canSomebodyBid: "Can somebody bid for the seller?",
termsForbidWe: (v: { link: Tag }) => rich("The terms forbid it, and we refuse known conflicts of interest: the seller’s accounts, our staff accounts, and accounts with a known tie to the seller. We cannot prove who is behind an account. ", v.link("What is checked"), "."),
};

export const buying = {
whoCanBuy: "Who can buy?",
anybodyWhoCan: "Anybody who can make a contract: for yourself, with others, or for a company you may sign for. You need no broker and no license. To bid or to make an offer you register once; a question about a fixed-price property needs no account.",
whatDoesBank: "What does bank-owned mean?",
lenderTookProperty: "The lender took the property in a foreclosure, or got it by a deed in lieu of one, and now sells it; the banks say REO, real estate owned. You buy from the bank, not from the family that lost the home, and not at the courthouse. Not every property here is bank-owned: owners, estates and public bodies sell too, and each page names the kind of seller.",
canISee: "Can I see the property?",
eachPageSays: "Each page says how: by appointment, at an open inspection, from outside only, or by walking the land. If only the outside can be seen, nobody promises you anything about the inside. Price that in.",
whatIfSomebody: "What if somebody lives there?",
thenMayBuy: "Then you may buy the property with them in it. Tenants often have the right to stay for 90 days or to the end of their lease, regulated tenants for good, and former owners leave only by a court’s order. You may not change locks or shut off heat. It can take months, and it costs rent and attorneys.",
pageSaysWho: (v: { link: Tag }) => rich("The page says who lives there as far as anybody knows, with source and date. ", v.link("What the law says, in plain words"), "."),
doITake: "Do I take over debts and liens?",
dependsPropertyEach: "It depends on the property. For each known lien its page says whether it is paid at the closing, passes to you, or is unresolved. A lien that nobody knew of can still be there. A title search before you bid and title insurance at the closing are how buyers protect themselves.",
canIBuy: "Can I buy with a mortgage?",
eachPageLists: "Each page lists the kinds of financing the seller takes. Auction contracts rarely let you out if the loan fails, and many lenders do not lend on a property in bad condition. Have a lender’s word, and cash for the deposit, before you bid.",
doINeed: "Do I need an attorney?",
noLawSays: "No law says so, but in New York attorneys conduct practically every sale, and a contract from a bank is written for the bank. Ask one before you bid. Afterwards you are bound.",
};

export const selling = {
whoCanSell: "Who can sell?",
banksServicersEstates: (v: { link: Tag }) => rich("Banks, servicers, estates, public bodies and private owners. You need the right to sell and must show it. ", v.link("List the property"), "; a reviewer reads it before it is published."),
myHomeForeclosure: "My home is in foreclosure. Can I sell it here?",
pleaseTalkHousing: "Please talk to a housing counselor or an attorney first: help is free in New York, and there may be a way to keep the home. An owner who lives in the home and is behind with the loan is protected by special rules against investors (Real Property Law § 265-a). For that reason we do not put such a home up for auction.",
whatDoesSelling: "What does selling cost?",
nothingUsPresent: (v: { link: Tag }) => rich("Nothing to us at present. Your attorney, the transfer taxes and what the title needs are yours. ", v.link("What New York charges"), "."),
canSellerChange: "Can a seller change a listing, or stop an auction?",
termsAuctionFrozen: "The terms of an auction are frozen when it is scheduled. The reserve may be lowered once, at least 24 hours before the end. An auction can be canceled only for a reason on the public list, which a better offer elsewhere is not.",
};

export const site = {
whyDoWant: "Why do you want my legal name, address and phone number?",
becauseBidPromise: (v: { link: Tag }) => rich("Because a bid is a promise to buy real property. The name and the address go into the contract, the number is for calls about a purchase of yours. Other bidders never see them. ", v.link("What we keep"), "."),
eMailLink: "The e-mail with the link does not arrive.",
lookSpamFolder: "Look in the spam folder, then ask for it again. If you have tried to register an address that has an account already, the mail says so and offers a new password instead.",
howDoI: "How do I delete my account?",
underSecurityDashboard: (v: { link: Tag }) => rich("Under “Security” in your ", v.link("dashboard"), ": the page says what is deleted and what is kept. It waits while you lead an auction or a sale of yours is open. Bids you placed remain in the ledgers under their aliases, and the record of who placed them as long as the law or a sale demands it."),
doGiveLegal: "Do you give legal advice?",
noWeNot: "No. We are not your attorney, broker or agent. What stands here about law is orientation with a date, and may be out of date when you read it.",
};

export const faqPage = {
questionsAnswers: "Questions and answers",
shortAnswersAbout: "Short answers about bidding, reserves, late bids, occupied properties, closing costs and selling at auction in New York.",
beforeBid: "Before you bid",
bidding: "Bidding",
afterAuction: "After the auction",
selling: "Selling",
accountSite: "Account and site",
shortAnswersWay: "Short answers, with the way to the long ones. What is about law is orientation, not advice.",
};
