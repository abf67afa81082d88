// Compiled from messages/en/terms.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const auctions = {
bidIrrevocableOffer: "A bid is your irrevocable offer to the seller to buy the property, on the terms announced with the auction, at any price up to the maximum you enter. Bids are in whole US dollars.",
bidAcceptedWhen: "A bid is accepted when our server records it in the ledger and gives you a receipt. It cannot be withdrawn or lowered. It ends when you are outbid, when the auction is canceled, or when the auction ends without a sale to you.",
mayRefuseBid: "We may refuse a bid for the reasons stated on the site: you are not signed in; your email address is not confirmed; you are not registered under the version of these terms in force; the bid is above your bid limit; you have not accepted the lead paint terms; a covered investor’s 90-day wait has not ended; owner-occupants have a head start; your sign-in is too old for the amount; the bid is too low, too early, or too late; the auction is paused or canceled; or you are blocked from the auction.",
maximumMoreOne: "If your maximum is more than one and a quarter times the minimum next bid, we accept it only after you confirm that amount. Once you confirm it, you may not claim that it was a typing error.",
termsAuctionSale: "The terms of an auction (sale type, starting bid, reserve or its commitment, increments, extension window, start, end, any premium, and what a winner is bound to) are fixed in the first entry of its ledger.",
priceInitiallyStarting: "The price is initially the starting bid, and then the second-highest maximum plus one increment, but no more than the highest maximum. Among equal maximums, the one that reached our server first leads. A leading maximum that reaches the reserve raises the price to the reserve.",
bidArrivesLast: (v: { minutes: string | number }) => `A bid that arrives in the last ${v.minutes} minutes and that changes the price or the leader, or is outbid at once, moves the end to ${v.minutes} minutes after its arrival, unless the auction’s first entry states a different window.`,
reserveAuctionEnds: (v: { strong: Tag; whatBinds: string | number }) => rich(v.strong("The reserve."), " If the auction ends with the reserve met, or with a bid and no reserve, the highest bidder wins at the final price. ", v.whatBinds, " If the reserve is not met, the seller has 48 hours from the ledger entry that closes the auction to accept the high bid, to decline it, or to make one counteroffer at a price above it and up to the reserve, which the high bidder may accept within 24 hours. Without an answer in time, no one is bound."),
buyNowPrice: (v: { strong: Tag; whatBinds: string | number }) => rich(v.strong("The buy-now price."), " If the first entry of an auction states one, anyone who may bid that amount may take it, from the opening until a bid meets the reserve or, without a reserve, until the first bid. Taking it cannot be withdrawn. It ends the auction, and every bid in it, at that moment. ", v.whatBinds),
reserveMayLowered: "The reserve may be lowered once, by a public entry, at least 24 hours before the end and not below the starting bid. It may not be raised.",
auctionMayCanceled: "An auction may be canceled only for a defect in the title, damage to the property, a bankruptcy stay, a court order, the correction of a material fact, proven fraud, or an offer accepted before the first bid. The reason is public. Material facts are not changed while any bid is in effect.",
underGeneralObligations: (v: { span: Tag; whatBinds: string | number }) => rich("Under General Obligations Law ", v.span("§ 5-703"), ", a contract for the sale of real property must be in writing and signed by the party to be held to it. ", v.whatBinds, " The seller and the highest bidder or buyer agree to sign, without delay, the contract of sale announced with the property, at the final price and with no other changes unless both sides agree to them."),
sellersAttorneyDelivers: "The seller’s attorney delivers the contract. The contract governs the deposit, title, closing, and the remedies for a default.",
winBuyBefore: (v: { strong: Tag; signWithinHours: string | number; usualEarnestBasisPoints: string | number; depositWithinHours: string | number; closeWithinDays: string | number }) => rich(v.strong("If you win or buy."), " Before you bid, the page shows what you will be bound to, and the auction’s first entry freezes it. Unless the auction sets other terms, both sides must sign the contract within ", v.signWithinHours, " hours; you must deposit ", v.usualEarnestBasisPoints, " percent of the price with the seller’s attorney within ", v.depositWithinHours, " hours after the contract is signed; and you must close within ", v.closeWithinDays, " days after it is signed."),
defaultPartyMisses: (v: { strong: Tag; cureHours: string | number; closingCureDays: string | number }) => rich(v.strong("Default."), " A party that misses a deadline may cure the default within ", v.cureHours, " hours, or within ", v.closingCureDays, " days for a missed closing. After that, the other side may declare a default. A default stays on the account’s record on this site. The contract decides who keeps the deposit. After a buyer’s default, the seller may sell to the next backup buyer or relist the home."),
agreeBidsAcceptances: "You agree that bids, acceptances, and records made electronically on this site count as writings and signatures to the extent the law allows.",
fixedPriceOffer: "At a fixed price, and for an offer before an auction, no one is bound until both sides have signed a contract. Offers, counteroffers, and acceptances made on this site are not that contract or a note of it. Inquiries and answers are not offers.",
noneFollowingMay: "None of the following may bid in an auction, in their own name or through others: the seller; the seller’s owners, officers, and employees; the listing broker; our staff; members of the same household as any of them; and anyone who is paid by, or acts for, any of them. We refuse bids with known conflicts of interest; we cannot prove who is behind an account. A breach is fraud on the bidders: it cancels the auction and ends the account.",
ledgerAuctionPublic: "The ledger of an auction is public and permanent. Bidders appear in it under an alias.",
eachBidRecord: "With each bid, we record, but do not publish, who placed it: account, legal name, version of the terms, and time of arrival. You may have the record of your own bids.",
serversClockControls: "Our server’s clock controls. A bid’s time is the moment it arrives at our server.",
siteDownMore: "If our site is down for more than 15 seconds and the outage touches the last extension window of an auction that is still open, the auction’s end moves by the length of the outage plus a full extension window. An auction already past its end reopens until the later of that time and two hours after our notice; an end outside 9 AM to 9 PM New York time moves to the next 9 AM. Everyone who bid is notified. If we pause an auction, its end moves by the length of the pause. An auction whose first ledger entry names no rules version follows the earlier rule: an outage of at least 60 seconds that spans the end reopens it for one extension window.",
};

export const general = {
mustNot: "You must not:",
bidWithoutIntending: "bid without intending to buy, under a false name, or in concert with others to hold a price down or drive it up;",
useInquiriesContact: "use inquiries and contact forms for anything but questions about a property or this site;",
disruptSiteOther: "disrupt the site or other people’s use of it, or try to access what is not public; or",
enterPropertyWithout: "enter a property without permission, or approach its occupants to make them leave.",
programsMayRead: "Programs may read what is public, including the ledgers, at a rate that does not interfere with anyone’s use. We may exclude anyone who breaks these terms from bidding or from the site. An exclusion does not undo a sale.",
responsibleRunningAuctions: "We are responsible for running auctions by these rules, and for intentional misconduct and gross negligence. We are not responsible for what sellers state, for whether a buyer or seller performs, for the condition of a property or its title, or for connections outside our servers. Nothing in these terms limits a right that the law does not let you waive.",
madeMistakeAuction: "If we made a mistake in an auction, notify us at once. The ledger shows what happened, and we publish what we correct and why.",
newTermsGet: "New terms get a new version, which you must accept before you can bid under it. An auction keeps the rules stated in its first entry, and a bid remains subject to the version under which it was placed.",
lawStateNew: (v: { link: Tag }) => rich("The law of the State of New York governs these terms, and the courts of New York decide disputes. If one clause is invalid, the others remain in effect. If you have questions about these terms, ", v.link("contact us"), "."),
};

export const parties = {
operatesSiteSellers: (v: { site: string | number }) => `${v.site} (“we”) operates this site. Sellers offer property on it; buyers bid, or ask sellers about a fixed price. We provide the venue, the rules, and the record. We are not a party to any sale, and we are not anyone’s broker, agent, attorney, or escrow agent.`,
howWorksExplains: (v: { link: Tag }) => rich(v.link("How it works"), " explains auctions, with examples. If that page and these terms differ, these terms control."),
mustLeastYears: "You must be at least 18 years old and able to make a contract.",
accountBelongsOne: "An account belongs to one person. Keep your password to yourself. Anything done with your account counts as done by you until you notify us that it was taken over.",
bidMustProvide: "To bid, you must provide your full legal name, or that of the company you are authorized to sign for, and a US phone number. They must be true. You also need a confirmed email address.",
mayCloseAccount: "You may close your account at any time. Closing it does not undo bids in effect or sales.",
};

export const selling = {
mustRightSell: "You must have the right to sell and must show it to us before the property is listed.",
whatStateMust: "What you state must be true and complete to the best of your knowledge, with its source and date: occupancy, title and liens, deed, condition, access, taxes, and arrears. You must state what you do not know as unknown, and you must correct mistakes at once.",
mustMakeDisclosures: "You must make the disclosures the law requires of you, such as lead paint and, where it applies, property condition.",
mustNotDiscriminate: (v: { link: Tag }) => rich("You must not discriminate, in words or in actions. The ", v.link("fair housing notice"), " is part of these terms."),
mustNotBid: "You must not bid or have anyone bid for you.",
reserveMetNo: "If the reserve is met, or if there is no reserve and there is a bid, you must sell to the highest bidder.",
mustNotPut: "You must not put up for auction the home of an owner who lives in it and is in default or foreclosure (Real Property Law § 265-a).",
listingsSellersStatements: "Listings are the sellers’ statements. We ask for sources and dates and take down what we learn is wrong, but we have not inspected the properties and do not vouch for them. Unless the contract says otherwise, property is sold as is, subject to the occupants and liens named in the listing and to what a title search and an inspection would show.",
whatSiteSays: "What this site says about law, taxes, and costs is general information as of a stated date. It is not advice.",
usingSiteBidding: (v: { link: Tag }) => rich("Using this site, bidding, and listing are free of charge, and no buyer’s premium is added unless the first entry of an auction’s ledger states one. We take no deposits and hold no money. Deposits go to the escrow agent named in the contract. See ", v.link("Fees"), "."),
};

export const termsPage = {
termsUseSale: "Terms of use and sale",
termsUnderWhich: (v: { site: string | number; version: string | number }) => `The terms under which properties are offered, bid on, and sold on ${v.site}, version ${v.version}.`,
termsApplyBetween: "These terms apply between you and us and, in an auction, between its seller and its bidders. When you register to bid, you accept a specific version, which is recorded with every bid.",
versionEffectSince: (v: { version: string | number; effectiveAt: string | number }) => `Version ${v.version}, in effect since ${v.effectiveAt}.`,
who: "1. Who we are",
account: "2. Your account",
bids: "3. Bids",
auctions: "4. Auctions",
contractSale: "5. The contract of sale",
whoMayNot: "6. Who may not bid",
sellersDuties: "7. Sellers’ duties",
listings: "8. Listings",
feesMoney: "9. Fees and money",
ledgerRecordsClock: "10. Ledger, records, and clock",
conduct: "11. Conduct",
liability: "12. Liability",
changes: "13. Changes",
governingLaw: "14. Governing law",
};
