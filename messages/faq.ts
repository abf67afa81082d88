// Compiled from messages/en/faq.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const after = {
wonWhatNow: "I won. What now?",
getEmailSellers: (v: { link: Tag; link2: Tag }) => rich("You get an email. The seller’s attorney sends the contract of sale to you or your attorney, both sides sign, the deposit goes into escrow, and the closing follows. ", v.link("See each step"), ". If you haven’t heard from the seller’s side within two business days, ", v.link2("contact us"), "."),
whenExactlyAm: "When exactly am I bound?",
soonBidMade: (v: { whatBinds: string | number; link: Tag }) => rich("As soon as you bid, you’ve made an offer that you can’t withdraw. ", v.whatBinds, " ", v.link("See who is bound, and when"), "."),
highestBidderReserve: "I was the highest bidder, but the reserve wasn’t met. What now?",
sellerHoursAccept: "The seller has 48 hours to accept, decline, or make you one counteroffer between your bid and the reserve, which you have 24 hours to answer. Without an answer, the auction lapses and your bid no longer binds you.",
canSellerRefuse: "Can the seller refuse even though the reserve was met?",
notUnderTerms: (v: { whatBinds: string | number }) => `Not under the terms. ${v.whatBinds} The auction is recorded as sold, and the site gives the seller no way to decline. We can’t sign for sellers: if they don’t sign, that’s a default.`,
whatBuyerDoesnt: "What if a buyer doesn’t follow through?",
winnerWhoDoesnt: "A winner who doesn’t sign breaks the terms and can be excluded from this site. Once the contract is signed, it says what happens; usually the buyer loses the deposit. The seller may sell again.",
howCanCheck: "How can I check an auction?",
readLedgerListing: (v: { code: Tag; link: Tag }) => rich("Read its ledger on the listing, or in full at ", v.code("/api/auctions/:id/ledger"), ". You can recompute prices, leaders, and end times as far as the amounts have been opened. Who is behind an alias and when a bid arrived are our own records. ", v.link("Learn how to check it"), "."),
};

export const bidding = {
whatDoesCost: "What does it cost to bid?",
nothingTheresNo: (v: { link: Tag }) => rich("Nothing. There’s no deposit, no card, no buyer’s premium, and no technology fee. ", v.link("See our fees and what New York charges"), "."),
whyDoBid: "Why do I bid a maximum? Will I pay all of it?",
onlySomeoneElse: (v: { link: Tag }) => rich("Only if someone else would pay nearly as much. The price is the second-highest maximum plus one increment, and never more than your maximum. If the reserve lies between the two, the price rises to the reserve. ", v.link("See an example"), "."),
whoCanSee: "Who can see my maximum?",
serverWhichNeeds: "You and our server, which needs it to compute the price. We don’t show it to the seller or to other bidders while you lead; the ledger holds only its commitment. Once it’s beaten or equals the price, it becomes public under your alias. If you win, it stays sealed.",
canWithdrawBid: "Can I withdraw a bid?",
noCantLower: "No, and you can’t lower your maximum either. You confirm each bid before it’s sent, and you confirm an amount of more than 1.25 times the minimum next bid a second time.",
whyOutbidRight: "Why was I outbid right away?",
anotherBiddersMaximum: "Another bidder’s maximum was higher than yours, or equal to yours and placed earlier. The system raised the price for that bidder right away, up to that maximum.",
howDoKnow: "How do I know whether the reserve is met?",
bidPanelAlways: "The bid panel always shows it. You see the amount of a published reserve from the start, and that of a sealed reserve once it’s met. Once the reserve is met, it stays met.",
canSomeoneWin: "Can someone win by bidding in the last second?",
notBeingFast: "Not by being fast. A bid in the last five minutes moves the end to five minutes after it, as many times as it takes, and everyone who has the page open sees it.",
lostConnectionWhile: "I lost my connection while I was bidding. Did my bid count?",
pageAsksServer: "The page asks our server whether it has your bid. It doesn’t resend the bid on its own, with one exception: if our server answers that it’s busy, the page repeats the same bid for up to five seconds, and it counts at most once. If the bid didn’t arrive, the page asks whether to place it at the current price. If the page can’t reach us, check your position in the auction once you’re back online. Your receipt is our server’s answer to your bid. With its salt, you can show which entry in the ledger is yours.",
canSomeoneBid: "Can someone bid for the seller?",
termsForbidRefuse: (v: { link: Tag }) => rich("The terms forbid it, and we refuse bids with a known conflict of interest: from the seller’s accounts, from our staff accounts, and from accounts with a known connection to the seller. We can’t prove who is behind an account. ", v.link("See what we check"), "."),
};

export const buying = {
whoCanBuy: "Who can buy?",
anyoneWhoCan: "Anyone who can make a contract: for yourself, with others, or for a company you’re authorized to sign for. You don’t need a broker or a license. To bid or make an offer, you register once; to ask about a fixed-price property, you don’t need an account.",
whatDoesBank: "What does “bank-owned” mean?",
lenderTookProperty: "The lender took the property in a foreclosure, or by a deed in lieu of foreclosure, and now sells it. Banks call it REO, for real estate owned. You buy from the bank, not from the family that lost the home, and not at the courthouse. Not every property here is bank-owned: owners, estates, and public agencies sell too, and each listing names the type of seller.",
canSeeProperty: "Can I see the property?",
eachListingSays: "Each listing says how: by appointment, at an open inspection, from the outside only, or by walking the land. If only the outside can be seen, no one promises you anything about the inside. Price that in.",
whatSomeoneLives: "What if someone lives there?",
mayBuyingProperty: "Then you may be buying the property with them in it. Tenants often have the right to stay for 90 days or until their lease ends, regulated tenants can stay for good, and former owners can be made to leave only by court order. You may not change the locks or shut off the heat. It can take months, and it costs you rent and attorney’s fees.",
listingSaysWho: (v: { link: Tag }) => rich("The listing says who lives there, as far as anyone knows, with the source and date. ", v.link("See what the law says, in plain English"), "."),
doTakeDebts: "Do I take on debts and liens?",
dependsPropertyEach: "It depends on the property. For each known lien, the listing says whether it’s paid at the closing, passes to you, or is unresolved. There can still be a lien that no one knew about. Buyers protect themselves with a title search before they bid and title insurance at the closing.",
canBuyMortgage: "Can I buy with a mortgage?",
eachListingNames: "Each listing names the types of financing the seller accepts. Auction contracts rarely let you out if the loan fails, and many lenders won’t lend on a property in poor condition. Have a lender lined up, and cash for the deposit, before you bid.",
doNeedAttorney: "Do I need an attorney?",
noLawRequires: "No law requires one, but in New York attorneys handle practically every sale, and a bank’s contract is written for the bank. Ask an attorney before you bid. Afterward, you’re bound.",
};

export const selling = {
whoCanSell: "Who can sell?",
banksServicersEstates: (v: { link: Tag }) => rich("Banks, servicers, estates, public agencies, and private owners. You need the right to sell and must show proof of it. ", v.link("List your property"), "; a reviewer reads the listing before it’s published."),
homeForeclosureCan: "My home is in foreclosure. Can I sell it here?",
pleaseTalkHousing: "Please talk to a housing counselor or an attorney first: help is free in New York, and there may be a way to keep your home. If you live in the home and are behind on the loan, special rules protect you against investors (Real Property Law § 265-a). For that reason, we don’t put such a home up for auction.",
whatDoesCost: "What does it cost to sell?",
currentlyPayNothing: (v: { link: Tag }) => rich("Currently, you pay us nothing. You pay your attorney, the transfer taxes, and whatever it takes to clear the title. ", v.link("See what New York charges"), "."),
canSellerChange: "Can a seller change a listing or stop an auction?",
termsAuctionFrozen: "The terms of an auction are frozen when it’s scheduled. The reserve may be lowered once, at least 24 hours before the end. An auction can be canceled only for a reason on the public list, and a better offer elsewhere isn’t one.",
};

export const site = {
whyDoAsk: "Why do you ask for my legal name, address, and phone number?",
becauseBidPromise: (v: { link: Tag }) => rich("Because a bid is a promise to buy real property. Your name and address go into the contract, and your phone number is for calls about your purchase. Other bidders never see them. ", v.link("See what we store"), "."),
didntGetEmail: "I didn’t get the email with the link. What can I do?",
checkSpamFolder: "Check your spam folder, then request the email again. If you tried to register an address that already has an account, the email says so and offers a new password instead.",
howDoDelete: "How do I delete my account?",
goSecurityDashboard: (v: { link: Tag }) => rich("Go to “Security” in your ", v.link("dashboard"), ". The page says what’s deleted and what’s not. You can’t delete your account while you lead an auction or have an open sale. Your bids stay in the ledgers under their aliases, and we store the record of who placed them for as long as the law or a sale requires."),
doGiveLegal: "Do you give legal advice?",
noArentAttorney: "No. We aren’t your attorney, broker, or agent. What this site says about the law is general information as of a stated date, and it may be out of date when you read it.",
};

export const faqPage = {
questionsAnswers: "Questions and answers",
shortAnswersAbout: "Short answers about bidding, reserves, late bids, occupied properties, closing costs, and selling at auction in New York.",
beforeBid: "Before you bid",
bidding: "Bidding",
afterAuction: "After the auction",
selling: "Selling",
accountSite: "Account and site",
shortAnswersLinks: "Short answers, with links to the details. Anything about the law is general information, not advice.",
};
