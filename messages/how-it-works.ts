// Compiled from messages/en/how-it-works.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const bidding = {
bidOneAmount: "A bid is one amount: the most you’d pay. Our server stores it and doesn’t show it to other bidders or the seller while you lead. The system keeps you in the lead at the lowest price that does so, up to your maximum and never above it.",
firstBidMust: (v: { strong: Tag }) => rich(v.strong("The first bid"), " must be at least the starting bid, which then becomes the price."),
everyLaterBid: (v: { strong: Tag }) => rich(v.strong("Every later bid"), " by someone else must be at least one increment above the current price."),
priceSecondHighest: (v: { strong: Tag }) => rich(v.strong("The price"), " is the second-highest maximum plus one increment, but never more than the leader’s maximum."),
tieGoesBid: (v: { strong: Tag }) => rich(v.strong("A tie"), " goes to the bid that reached our server first."),
reserveMetWhen: (v: { strong: Tag }) => rich(v.strong("The reserve"), " is met when the leading maximum is at or above it. The price then rises to the reserve."),
whileLeadCan: (v: { strong: Tag }) => rich(v.strong("While you lead,"), " you can raise your maximum by a dollar or more. That doesn’t raise the price unless your new maximum reaches the reserve."),
noBidCan: (v: { strong: Tag }) => rich(v.strong("No bid can be withdrawn,"), " and no maximum can be lowered, so the price never falls."),
example: "Example",
increments: "Increments",
mistype: "If you mistype",
bidsWholeDollars: "Bids are in whole dollars. If your maximum is more than 1.25 times the minimum next bid, you must confirm that exact amount a second time before we accept it. A bid that’s sent twice, because of a double click or a bad connection, counts once.",
};

export const binding = {
twoThingsBind: (v: { link: Tag; span: Tag; whatBinds: string | number }) => rich("Two things bind you: the ", v.link("terms"), " you accept here and the contract of sale. In New York, a contract to sell real property is void unless the contract, or a note or memorandum of it, is in writing and signed by the party to be held to it (General Obligations Law ", v.span("§ 5-703"), "). ", v.whatBinds, " The deed transfers it at the closing."),
auction: "In an auction",
stage: "Stage",
bidder: "Bidder",
seller: "Seller",
beforeBid: "Before you bid",
notBoundAnything: "Not bound to anything.",
boundAnnouncedSale: "Bound to the announced sale type. May cancel only for a listed reason.",
placeBid: "You place a bid",
makeOfferBuy: "You make an offer to buy at any price up to your maximum. It can’t be withdrawn.",
noChange: "No change.",
buyNow: "You buy now",
requiredTermsSign: "Required by the terms to sign the contract at that price. This can’t be withdrawn.",
requiredTermsSignContract: "Required by the terms to sign the contract with you at that price.",
outbid: "You’re outbid",
offerEndsBid: "Your offer ends. Bid again to make a new one.",
auctionEndsReserve: "The auction ends with the reserve met or no reserve",
leadRequiredTerms: "If you lead, required by the terms to sign the contract at the final price.",
auctionEndsReserveNot: "The auction ends with the reserve not met",
leadOfferStays: "If you lead, your offer stays open for the seller’s 48 hours. You’re free to decline a counteroffer.",
notBoundAnythingSeller: "Not bound to anything until the seller accepts.",
bothSidesSigned: "Both sides have signed the contract",
boundContractWhich: "Bound by the contract, which a court can enforce.",
fixedPriceNeither: (v: { strong: Tag }) => rich("At a ", v.strong("fixed price"), ", neither side is bound until both sign the contract. None of these binds anyone: an inquiry, a reply to it, a showing, or an offer and its acceptance on this site. The same is true of an offer before an auction; once it’s accepted, the auction is canceled. Be careful with email all the same: New York courts have held that emails can be a signed writing."),
readContractBefore: "Read the contract before you bid. If it isn’t among the documents, ask for it. This page is general information, not legal advice.",
};

export const closing = {
siteRunsAuction: "This site runs the auction. The contract, the deposit, and the closing happen off the site, between the buyer’s and seller’s attorneys, as is customary in New York. We never hold your money.",
notifiedRightAway: (v: { strong: Tag }) => rich(v.strong("You’re notified right away,"), " on the page and by email."),
contractSaleComes: (v: { strong: Tag }) => rich(v.strong("The contract of sale"), " comes from the seller’s attorney. Your attorney reviews it, and both sides sign. Until then, no one owes anyone a deposit."),
depositEarnestMoney: (v: { strong: Tag }) => rich(v.strong("The deposit (earnest money),"), " often 10 percent of the price, goes into the escrow account of the seller’s attorney. Before you wire anything, call the attorney at a number you looked up yourself: forged wire instructions are a common fraud."),
titleSearchInsurance: (v: { strong: Tag }) => rich(v.strong("Title search and insurance."), " Your title company looks for mortgages, judgments, and tax and municipal liens that would stay with the property."),
closingPayBalance: (v: { strong: Tag; link: Tag }) => rich(v.strong("The closing."), " You pay the balance and the ", v.link("taxes and fees"), ". You get the deed (in a co-op, the shares and the lease), and it’s recorded with the county or the city."),
bankResellsForeclosed: (v: { link: Tag }) => rich("A bank that resells a foreclosed property usually gives a bargain and sale deed without covenants, sells as is, and doesn’t pay for repairs. The listing names the type of deed, and the ", v.link("glossary"), " explains it."),
};

export const ending = {
bidReceivedLast: "A bid received in the last five minutes moves the end to five minutes after that bid, as many times as it takes. So the auction ends when everyone has had time to respond, not when someone was fastest.",
everyAcceptedBid: "Every accepted bid that changes the price or the leader extends the auction, and so does every bid that’s outbid immediately. When leaders raise their own maximum and nothing visible changes, the auction isn’t extended.",
whoseClockCounts: "Whose clock counts",
oursBidsTime: "Ours. A bid’s time is the moment it reaches our server, before any queue. It’s on time up to and including the announced end; a thousandth of a second later, it’s refused. The countdown on the page follows our clock, not yours. Your receipt shows the time of arrival.",
siteDownMore: "If our site is down for more than 15 seconds in the last minutes of an auction, we extend the auction by the length of the outage plus a full five minutes. If the auction has already passed its end, we reopen it for at least two hours, and it ends between 9 AM and 9 PM New York time. Everyone who bid gets an email, and the ledger records the outage. If we pause an auction, its end moves by the length of the pause.",
everyAuctionEnds: "Every auction ends in one of these ways",
outcome: "Outcome",
whatMeans: "What it means",
sold: "Sold",
bidReserveMet: (v: { whatBinds: string | number }) => `There was a bid, and the reserve was met or there was no reserve. The highest bidder wins at the final price. ${v.whatBinds}`,
soldBuyNow: "Sold (Buy Now)",
someoneTookBuy: (v: { whatBinds: string | number }) => `Someone took the buy-now price, which ended the auction and every bid in it early. ${v.whatBinds}`,
reserveNotMet: "Reserve not met",
sellerHoursAccept: "The seller has 48 hours to accept the high bid, decline it, or make the high bidder one counteroffer, which the high bidder has 24 hours to answer. Until then, nothing is sold.",
acceptedDeclinedLapsed: "Accepted, declined, or lapsed",
howHoursEnded: "How those 48 hours ended. Without an answer in time, the auction lapses.",
noBids: "No bids",
noOneBid: "No one bid.",
canceled: "Canceled",
onlyListedReason: "Only for a listed reason, which is made public: a title defect, damage to the property, a bankruptcy stay, a court order, the correction of a material fact, proven fraud, or an offer accepted before the first bid.",
materialFactsSuch: "Material facts, such as occupancy, title, liens, the type of deed, or the terms of sale, don’t change while there are bids. If one turns out to be wrong, the auction is canceled for that reason.",
};

export const inShort = {
findPropertyEach: (v: { strong: Tag }) => rich(v.strong("Find a property."), " Each listing says who lives there and what’s known about the title, deed, and condition, with the source and date of each fact. What no one knows is marked as unknown."),
doResearchBefore: (v: { strong: Tag }) => rich(v.strong("Do your research before you bid."), " Inspect what you can, read the documents, have the title searched, and talk to a New York attorney. Once you’ve bid, it’s too late to find out."),
registerOnceNeed: (v: { strong: Tag; link: Tag }) => rich(v.strong("Register once."), " You need a confirmed email address, your legal name and address, and a phone number, and you accept the ", v.link("terms"), ". It’s free."),
bidMostYoud: (v: { strong: Tag }) => rich(v.strong("Bid the most you’d pay."), " The system bids for you, only as high as other bidders make it necessary."),
watchEndLive: (v: { strong: Tag }) => rich(v.strong("Watch the end live."), " A bid in the last five minutes extends the auction. You don’t need to reload the page."),
leadEndReserve: (v: { strong: Tag }) => rich(v.strong("If you lead at the end and the reserve is met, you win."), " Next come the written contract, the deposit with the seller’s attorney, and the closing."),
};

export const ledger = {
everythingHappensAuction: "Everything that happens in an auction is an entry in its public ledger: the scheduling with all its terms; every bid, raise, and extension; every pause; the end; and the decision. Each entry carries the fingerprint (SHA-256) of the one before it, so no entry can be changed or removed without changing every fingerprint after it.",
whereFindListing: (v: { strong: Tag; code: Tag }) => rich(v.strong("Where to find it."), " On the listing, as the bid history, and in full, for programs, at ", v.code("/api/auctions/:id/ledger"), "."),
whatsSealedHow: (v: { strong: Tag }) => rich(v.strong("What’s sealed, and for how long."), " A bid enters the ledger as a commitment to its maximum. A maximum that’s beaten, or that the price reveals, is opened in the entry that beats or reveals it. The winner’s own maximum is never published."),
whatCanProve: (v: { strong: Tag }) => rich(v.strong("What you can prove."), " For every accepted bid, you get a receipt: your maximum, the salt and the commitment, the number and fingerprint of the entry, the price and end before and after, and the time of arrival. Save it. With it, you can show that an entry in the ledger is your bid. We don’t sign receipts, so a receipt alone doesn’t prove to others that we accepted a bid."),
whatAnyoneCan: (v: { strong: Tag }) => rich(v.strong("What anyone can recompute."), " Prices, leaders, and end times, by the rules on this page, as far as the amounts have been opened. What depends on a maximum that’s still sealed can be checked only by its owner. The arrival times are our server’s own record."),
sureSaveVerification: "To be sure, save the verification code shown on the listing: a ledger that was rewritten as a whole wouldn’t lead to the code you saved.",
manyAuctionsHouse: "In many auctions, the house may bid for the seller up to the reserve. Our rules don’t allow such a bid. The price moves when the maximums of two accounts compete or when one maximum reaches the reserve.",
serverRefusesBids: (v: { link: Tag }) => rich("The server refuses bids from the seller’s accounts, from our staff accounts, and from accounts with a known connection to the seller. See ", v.link("who may not bid"), "."),
cantProveWho: "We can’t prove who is behind an account or that two bidders aren’t working together.",
termsForbidBidding: (v: { link: Tag }) => rich("The terms forbid bidding for the seller in any way, whether by relatives in the household, partners, employees, or anyone paid to do so. If you suspect it, ", v.link("contact us"), "."),
sellerSeesSame: "The seller sees the same ledger you do. Our server knows the maximums and sealed reserves.",
};

export const occupancy = {
peopleWhoLive: "People who live in a foreclosed property may have the right to stay for some time, and that right binds the buyer. Each listing says whether the property is vacant, occupied by a former owner or a tenant, or unknown, with the source and date of that fact, and whether you get it vacant at the closing. Seeing the property won’t tell you for sure, so plan for it.",
tenantsAfterForeclosure: (v: { strong: Tag }) => rich(v.strong("Tenants."), " After a foreclosure, a tenant may stay for 90 days from a written notice or until the end of a lease that qualifies, whichever is longer (Real Property Actions and Proceedings Law § 1305). If you’ll live in one unit yourself, the 90 days apply to that unit. The rule can apply to a later buyer too, so buying from the bank doesn’t end it."),
regulatedTenantsRent: (v: { strong: Tag }) => rich(v.strong("Regulated tenants"), " (rent-stabilized or rent-controlled) stay and keep their rent and their rights."),
goodCauseEviction: (v: { strong: Tag }) => rich(v.strong("Good Cause Eviction."), " In New York City, and in municipalities that have opted in, many tenants may stay after their lease ends as long as they comply with it, and large rent increases are presumed unreasonable. There are exceptions, including for small landlords, owner-occupied buildings of up to ten units, condominiums, and co-ops."),
formerOwnersNo: (v: { strong: Tag }) => rich(v.strong("Former owners"), " have no right to stay, but they must be given ten days’ notice with the deed shown to them (RPAPL § 713(5)), and only a court can make them leave."),
noOneMay: (v: { strong: Tag }) => rich(v.strong("No one may be forced out"), " by changing the locks, by shutting off heat, water, or electricity, or by threats. Only a court’s warrant, carried out by a sheriff, marshal, or constable, ends an occupancy against someone’s will."),
novemberGeneralInformation: (v: { link: Tag }) => rich("As of November 2026. General information, not legal advice. Take questions about possession to your attorney before you bid. See also ", v.link("occupied properties in the questions and answers"), "."),
};

export const registering = {
anyoneCanBrowse: (v: { link: Tag }) => rich("Anyone can browse without an account and try a ", v.link("practice auction"), " with play money. To bid, you need:"),
accountPasswordGoogle: "An account, with a password or with Google",
emailAddressConfirmed: "An email address that you’ve confirmed by opening the link we email you",
fullLegalName: "Your full legal name and mailing address, and how you’ll take title",
buyerTypeOwner: "Your buyer type: owner-occupant, investor, or covered investor",
phoneNumberCalls: "A US phone number, for calls about your purchase",
acceptanceCurrentTerms: "Your acceptance of the current terms, whose version is recorded with every bid",
theresNoFee: (v: { days: string | number }) => `There’s no fee, no deposit, and no card, and we never ask for an identity document or a Social Security number. Everyone has a bid limit. For a higher one, send proof of funds, which our staff review and which is deleted ${v.days} days later. Other bidders don’t see who you are: in each auction, you appear under an alias, such as Bidder 3, which stays yours until that auction ends.`,
mayNotBid: (v: { coveredInvestorHelp: string | number }) => `${v.coveredInvestorHelp} You may not bid on a home that belongs to your own household or organization. On a home built before 1978, you accept the lead paint terms with your first bid.`,
};

export const waysToSell = {
sellerChoosesSale: "The seller chooses the sale type before the auction is announced. It’s stated in the first entry of the auction’s ledger and can’t be changed afterward.",
threeTypesAuction: "Three types of auction and the fixed price",
saleType: "Sale type",
whatSee: "What you see",
whenSold: "When it’s sold",
auctionWithoutReserve: "Auction without reserve",
startingBid: "The starting bid.",
oneBidEnough: "One bid is enough: the highest bidder wins.",
auctionPublishedReserve: "Auction with published reserve",
startingBidReserve: "The starting bid and the reserve.",
whenBiddersMaximum: "When a bidder’s maximum reaches the reserve. The starting bid may equal the reserve.",
auctionSealedReserve: "Auction with sealed reserve",
startingBidWhether: "The starting bid and whether the reserve is met, but not the amount of the reserve.",
whenBiddersMaximumReaches: "When a bidder’s maximum reaches the reserve. The amount becomes public at that moment.",
fixedPrice: "Fixed price",
listPrice: "The list price.",
whenBuyerSeller: "When buyer and seller have signed a contract.",
cryptographicFingerprintCommitment: "The cryptographic fingerprint (a commitment) of a sealed reserve is in the ledger from the start. A bid that meets the reserve opens it, and then anyone can compare the two. A reserve that isn’t met stays sealed, so no one outside can check it. Our server knows it the whole time. A reserve can be lowered once, publicly and at least 24 hours before the announced end. It can’t be raised.",
auctionMayAlso: "An auction may also have a buy-now price, above the starting bid and the reserve. Whoever takes it buys the property and ends the auction. It’s available from the start until a bid meets the reserve or, without a reserve, until the first bid.",
listingSaysSeller: "If the listing says so, the seller considers offers until 48 hours before the auction opens. Accepting an offer cancels the auction, publicly and before the first bid.",
};

export const howItWorksPage = {
howWorks: "How it works",
howAuctionsWork: "How auctions work here: sale types, maximum bids, increments, the five-minute extension, the reserve, when buyer and seller are bound, and the public ledger.",
everyAuctionFollows: "Every auction here follows one set of rules. This page explains what they are, what a bid binds you to, and what anyone can check afterward.",
short: "In short",
fourWaysProperty: "Four ways a property is sold",
beforeFirstBid: "Before your first bid",
bidMaximum: "You bid your maximum",
lateBidsExtend: "Late bids extend the auction",
howAuctionCan: "How an auction can end",
whoBoundWhen: "Who is bound, and when",
checkYourself: "Check it yourself",
whoMayNot: "Who may not bid",
winningBidClosing: "From winning bid to closing",
someoneLives: "If someone lives there",
};
