// Compiled from messages/en/how-it-works.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const bidding = {
bidOneAmount: "A bid is one amount: the most you would pay. Our server stores it and does not show it to other bidders or the seller while you lead. The system keeps you in the lead with the smallest price that does so, up to your maximum and never above it.",
firstBidMust: (v: { strong: Tag }) => rich(v.strong("The first bid"), " must reach the starting bid, and the price is then the starting bid."),
everyLaterBid: (v: { strong: Tag }) => rich(v.strong("Every later bid"), " by somebody else must be at least one increment above the current price."),
priceSecondHighest: (v: { strong: Tag }) => rich(v.strong("The price"), " is the second-highest maximum plus one increment, but never more than the leader’s maximum."),
tieGoesBid: (v: { strong: Tag }) => rich(v.strong("A tie"), " goes to the bid that reached our server first."),
reserveLeadingMaximum: (v: { strong: Tag }) => rich(v.strong("The reserve:"), " a leading maximum at or above it lifts the price to the reserve, and the reserve is met."),
whileLeadMay: (v: { strong: Tag }) => rich(v.strong("While you lead"), " you may raise your maximum by a dollar or more. That does not raise the price, unless the raise reaches the reserve."),
noBidCan: (v: { strong: Tag }) => rich(v.strong("No bid can be withdrawn"), " and no maximum lowered. For that reason the price never falls."),
example: "An example",
increments: "Increments",
ifMistype: "If you mistype",
bidsWholeDollars: "Bids are in whole dollars. A maximum of more than one and a quarter times the least possible bid is not taken until you have confirmed that very amount a second time. A bid that is sent twice, by a double click or a bad connection, counts once.",
};

export const binding = {
twoThingsBind: (v: { link: Tag; span: Tag; whatBinds: string | number }) => rich("Two things bind: the ", v.link("terms"), " you accept here, and the contract of sale. In New York a contract to sell real property is void unless it, or a note of it, is in writing and signed by the party who is to be held to it (General Obligations Law ", v.span("§ 5-703"), "). ", v.whatBinds, " The deed transfers it at the closing."),
underAuction: "Under an auction",
moment: "Moment",
bidder: "Bidder",
seller: "Seller",
beforeBid: "Before a bid",
boundNothing: "Bound to nothing.",
boundAnnouncedWay: "Bound to the announced way of sale. May cancel only for a listed reason.",
placeBid: "You place a bid",
makeOfferBuy: "You make an offer to buy at up to your maximum. It cannot be withdrawn.",
noChange: "No change.",
buyNow: "You buy now",
obligedByTerms: "Obliged by the terms to sign the contract at that price. It cannot be withdrawn.",
obligedByTermsSign: "Obliged by the terms to sign the contract with you at that price.",
outbid: "You are outbid",
offerHasEnded: "Your offer has ended. Bid again to make a new one.",
auctionEndsReserve: "The auction ends, reserve met or none",
ifLeadObliged: "If you lead: obliged by the terms to sign the contract at the final price.",
auctionEndsReserveNot: "The auction ends, reserve not met",
ifLeadOffer: "If you lead: your offer stands for the seller’s 48 hours. You are free to decline a counter-offer.",
boundNothingUntil: "Bound to nothing until the seller accepts.",
bothHaveSigned: "Both have signed the contract",
boundByContract: "Bound by the contract, which a court can enforce.",
fixedPriceNeither: (v: { strong: Tag }) => rich("At a ", v.strong("fixed price"), " neither side is bound until both sign the contract. An inquiry, an answer to it, a viewing, an offer and its acceptance on this site: none of these binds anybody. The same holds for an offer before an auction; once it is accepted, the auction is canceled. Be careful with email all the same: courts in New York have held that emails can be a signed writing."),
readContractBefore: "Read the contract before you bid where it is among the documents, or ask for it. This page is orientation, not legal advice.",
};

export const closing = {
siteRunsAuction: "This site runs the auction. The contract, the deposit and the closing happen outside it, between the attorneys of buyer and seller, as is usual in New York. We never hold your money.",
toldOncePage: (v: { strong: Tag }) => rich(v.strong("You are told at once,"), " on the page and by e-mail."),
contractSaleComes: (v: { strong: Tag }) => rich(v.strong("The contract of sale"), " comes from the seller’s attorney. Yours reviews it, and both sides sign. Until then no one owes anyone a deposit."),
depositOften10: (v: { strong: Tag }) => rich(v.strong("The deposit,"), " often 10 percent of the price, goes into the escrow account of the seller’s attorney. Call the attorney at a number you looked up yourself before you wire anything: forged wire instructions are a common fraud."),
titleSearchInsurance: (v: { strong: Tag }) => rich(v.strong("Title search and insurance."), " Your title company looks for mortgages, judgments, tax and municipal liens that would stay with the property."),
closingPayRest: (v: { strong: Tag; link: Tag }) => rich(v.strong("The closing."), " You pay the rest and the ", v.link("taxes and fees"), "; you get the deed, or in a co-op the shares and the lease, and it is recorded with the county or the city."),
bankResellsForeclosed: (v: { link: Tag }) => rich("A bank that resells a foreclosed property usually gives a bargain-and-sale deed without covenants, sells as is, and pays for no repairs. The property’s page names the kind of deed. The ", v.link("glossary"), " explains it."),
};

export const ending = {
bidReceivedLast: "A bid received in the last five minutes moves the end to five minutes after that bid, as often as it takes. So the auction ends when everybody has had time to answer, and not when somebody was quickest.",
everyAcceptedBid: "Every accepted bid extends that changes the price or the leader, and so does every bid that is outbid at once. A raise of the leader’s own maximum that changes nothing to be seen does not.",
whoseClockCounts: "Whose clock counts",
oursBidsTime: "Ours. A bid’s time is the instant at which it reaches our server, before any queue. Up to and including the announced instant it is in time; a thousandth of a second later it is refused. The countdown on the page is measured against our clock, not against yours. Your receipt states the time of arrival.",
ifOurSite: "If our site is down for more than 15 seconds in the last minutes of an auction, we extend it by the length of the outage plus a full five minutes. If it has already passed its end, we reopen it for at least two hours, and it ends between 9 AM and 9 PM in New York. Everyone who bid gets an email, and the ledger records the outage. If we pause an auction, its end moves by the length of the pause.",
everyAuctionEnds: "Every auction ends in one of these ways",
outcome: "Outcome",
whatMeans: "What it means",
sold: "Sold",
thereWasBid: (v: { whatBinds: string | number }) => `There was a bid, and the reserve was met or there was none. The highest bidder wins at the final price. ${v.whatBinds}`,
boughtOnce: "Bought at once",
somebodyTookBuy: (v: { whatBinds: string | number }) => `Somebody took the buy-now price, which ended the auction early and every bid in it. ${v.whatBinds}`,
reserveNotMet: "Reserve not met",
sellerHas48: "The seller has 48 hours to accept the high bid, to decline it, or to make the high bidder one counter-offer, which the high bidder may answer within 24 hours. Until then nothing is sold.",
acceptedDeclinedLapsed: "Accepted, declined or lapsed",
howThose48: "How those 48 hours ended. Without an answer in time the auction has lapsed.",
noBids: "No bids",
nobodyBid: "Nobody bid.",
canceled: "Canceled",
onlyListedReason: "Only for a listed reason, which is made public: a defect in the title, damage to the property, a bankruptcy stay, a court order, the correction of a material fact, proven fraud, or an offer accepted before the first bid.",
materialFactsSuch: "Material facts, such as occupancy, title, liens, the kind of deed or the terms of sale, do not change while bids stand. If one turns out to be wrong, the auction is canceled for that reason.",
};

export const inShort = {
findPropertyEach: (v: { strong: Tag }) => rich(v.strong("Find a property."), " Each page says who lives there, what is known of title, deed and condition, where each fact comes from, and as of when. What nobody knows is marked as unknown."),
lookIntoBefore: (v: { strong: Tag }) => rich(v.strong("Look into it before you bid."), " Inspect what can be inspected, read the documents, have the title searched, and talk to a New York attorney. After a bid it is too late to find out."),
registerOnceConfirmed: (v: { strong: Tag; link: Tag }) => rich(v.strong("Register once."), " A confirmed e-mail address, your legal name and address, a phone number, and the ", v.link("terms"), ". It costs nothing."),
bidMostWould: (v: { strong: Tag }) => rich(v.strong("Bid the most you would pay."), " The system bids for you, only as far as others make it necessary."),
followEndLive: (v: { strong: Tag }) => rich(v.strong("Follow the end live."), " A bid in the last five minutes moves the end. You need not reload the page."),
ifLeadEnd: (v: { strong: Tag }) => rich(v.strong("If you lead at the end and the reserve is met, it is sold to you."), " Then come the written contract, the deposit with the seller’s attorney, and the closing."),
};

export const ledger = {
everythingHappensAuction: "Everything that happens in an auction is an entry in its public ledger: the scheduling with all its terms, every bid, raise and extension, every pause, the end, the decision. Each entry carries the fingerprint (SHA-256) of the one before it, so no entry can be changed or removed without changing every fingerprint after it.",
wherePropertysPage: (v: { strong: Tag; code: Tag }) => rich(v.strong("Where it is."), " On the property’s page as its history, and complete, for programs, at ", v.code("/api/auctions/:id/ledger"), "."),
whatSealedHow: (v: { strong: Tag }) => rich(v.strong("What is sealed, and for how long."), " A bid enters as a commitment to its maximum. A maximum that is beaten, or that the price reveals, is opened in the entry that does so. The winner’s own maximum is never published."),
whatCanProve: (v: { strong: Tag }) => rich(v.strong("What you can prove."), " Every accepted bid gives you a receipt: your maximum, the salt and the commitment, number and fingerprint of the entry, price and end before and after, and the time of arrival. Save it. With it you can show that an entry of the ledger is your bid. We do not sign receipts, so a receipt alone does not prove to others that we accepted a bid."),
whatAnyoneCan: (v: { strong: Tag }) => rich(v.strong("What anyone can recompute."), " Prices, leaders and ends, by the rules on this page, as far as the amounts are opened. What rests on a maximum that is still sealed only its owner can check. The arrival times are our server’s own record."),
keepHeadLedger: "Keep the head of the ledger, which the property’s page shows, if you want to be sure: a ledger that was rewritten as a whole would not lead to the head you kept.",
manyAuctionsHouse: "In many auctions the house may bid for the seller up to the reserve. Our rules have no such bid. The price moves when the maximums of two accounts compete, or when one maximum reaches the reserve.",
serverRefusesBids: (v: { link: Tag }) => rich("The server refuses bids from the seller’s accounts, from our staff accounts, and from accounts with a known tie to the seller: ", v.link("who that is"), "."),
weCannotProve: "We cannot prove who is behind an account, or that two bidders do not act together.",
termsForbidBidding: (v: { link: Tag }) => rich("The terms forbid bidding for the seller in any way: by relatives in the household, partners, employees or anyone paid to do so. If you suspect it, ", v.link("tell us"), "."),
sellerSeesSame: "The seller sees the same ledger as you do. Our server knows the maximums and sealed reserves.",
};

export const occupancy = {
whoLivesForeclosed: "Who lives in a foreclosed property may have the right to stay for some time, and that right binds the buyer. Each property’s page says whether it is vacant, occupied by a former owner or a tenant, or unknown, with the source and date of that fact, and whether you get it vacant at the closing. No visit tells for sure. Plan for it.",
tenantsAfterForeclosure: (v: { strong: Tag }) => rich(v.strong("Tenants."), " After a foreclosure a tenant may stay for 90 days from a written notice or to the end of a lease that qualifies, whichever is longer (Real Property Actions and Proceedings Law § 1305). If you will live in one unit yourself, 90 days hold for that unit. The rule can reach a later buyer too, so buying from the bank does not end it."),
regulatedTenantsRent: (v: { strong: Tag }) => rich(v.strong("Regulated tenants"), " (rent-stabilized or rent-controlled) stay, with their rent and their rights."),
goodCauseEviction: (v: { strong: Tag }) => rich(v.strong("Good Cause Eviction."), " In New York City, and in towns that have joined, many tenants may stay after their lease as long as they keep to it, and large increases of rent are presumed unreasonable. There are exceptions, among them for small landlords, owner-occupied houses of up to ten units, condominiums and co-ops."),
formerOwnersHave: (v: { strong: Tag }) => rich(v.strong("Former owners"), " have no right to stay, but must be given ten days’ notice with the deed shown to them (RPAPL § 713(5)), and can be made to leave only by a court."),
nobodyMayPut: (v: { strong: Tag }) => rich(v.strong("Nobody may be put out"), " by changed locks, by shutting off heat, water or light, or by threats. Only a court’s warrant, carried out by a sheriff, marshal or constable, ends an occupancy against somebody’s will."),
asNovember2026: (v: { link: Tag }) => rich("As of November 2026; orientation, not legal advice. Questions of possession belong to your attorney before you bid. See also ", v.link("occupied properties in the questions and answers"), "."),
};

export const registering = {
anybodyMayLook: (v: { link: Tag }) => rich("Anybody may look, without an account, and try a ", v.link("practice auction"), " with play money. To bid you need:"),
accountPasswordGoogle: "an account, with a password or with Google;",
eMailAddress: "an e-mail address that you have confirmed by opening the link we mail you;",
fullLegalName: "your full legal name and postal address, and how you will take title;",
whatBuyAs: "what you buy as: to live there, as an investor, or as a covered investor;",
usPhoneNumber: "a US phone number, for calls about a purchase of yours;",
acceptanceTermsForce: "your acceptance of the terms in force. Their version is kept with every bid.",
thereNoFee: (v: { pROOF_KEPT_DAYS: string | number }) => `There is no fee, no deposit and no card, and we never ask for an identity document or a social-security number. Everybody has a bid limit; for a higher one you send a proof of funds, which our staff look at and which is deleted ${v.pROOF_KEPT_DAYS} days later. Other bidders are not shown who you are: in each auction you appear under an alias, such as Bidder 3, which stays yours to the end of that auction.`,
mayNotBid: (v: { coveredInvestorHelp: string | number }) => `${v.coveredInvestorHelp} You may not bid on a home of your own household or organization. On a home built before 1978 you accept the lead paint terms with your first bid.`,
};

export const waysToSell = {
sellerChoosesWay: "The seller chooses the way before the auction is announced. It stands in the first entry of the auction’s ledger and cannot be changed afterwards.",
threeKindsAuction: "Three kinds of auction, and the fixed price",
waySale: "Way of sale",
whatSee: "What you see",
whenSold: "When it is sold",
auctionWithoutReserve: "Auction without reserve",
startingBid: "The starting bid.",
oneBidEnough: "One bid is enough: the highest bidder gets it.",
auctionPublishedReserve: "Auction with published reserve",
startingBidReserve: "The starting bid and the reserve.",
whenBiddersMaximum: "When a bidder’s maximum reaches the reserve. The starting bid may equal the reserve.",
auctionSealedReserve: "Auction with sealed reserve",
startingBidWhether: "The starting bid, and whether the reserve is met. Not the amount.",
whenBiddersMaximumReaches: "When a bidder’s maximum reaches the reserve. The amount becomes public at that moment.",
fixedPrice: "Fixed price",
listPrice: "The list price.",
whenBuyerSeller: "When buyer and seller have signed a contract.",
cryptographicFingerprintCommitment: "The cryptographic fingerprint (a commitment) of a sealed reserve is in the ledger from the start. A bid that meets the reserve opens it, and then anyone can compare the two. A reserve that is not met stays sealed, so nobody outside can check it. Our server knows it all along. A reserve can be lowered once, in public and at least 24 hours before the announced end. It cannot be raised.",
auctionMayAlso: "An auction may also have a buy-now price, above the starting bid and the reserve. Who takes it has bought and ends the auction. It is open from the start until a bid meets the reserve; without a reserve, until the first bid.",
wherePageHome: "Where the page of a home says so, its seller listens to offers until 48 hours before the auction opens. An offer that is accepted cancels the auction, in public and before the first bid.",
};

export const howItWorksPage = {
howWorks: "How it works",
howAuctionRuns: "How an auction runs here: sale modes, bidding by maximum, increments, the five-minute extension, the reserve, when buyer and seller are bound, and the public ledger.",
everyAuctionHere: "Every auction here runs by one set of rules. This page says what they are, what a bid binds you to, and what anyone can check afterwards.",
short: "In short",
fourWaysProperty: "Four ways a property is sold",
beforeFirstBid: "Before your first bid",
bidMaximum: "You bid your maximum",
lateBidAdds: "A late bid adds five minutes",
whatEndCan: "What the end can be",
whoBoundWhen: "Who is bound, and when",
checkYourself: "Check it yourself",
whoMayNot: "Who may not bid",
fromLastBid: "From the last bid to the keys",
whenSomebodyLives: "When somebody lives there",
};
