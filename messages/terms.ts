// Compiled from messages/en/terms.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const auctions = {
bidIrrevocableOffer: "A bid is your irrevocable offer to the seller to buy the property, on the terms announced with the auction, at any price up to the maximum you name. It is in whole US dollars.",
acceptedWhenOur: "It is accepted when our server takes it into the ledger and gives you a receipt. It cannot be withdrawn or lowered. It ends when you are outbid, when the auction is canceled, or when it ends without a sale to you.",
weMayRefuse: "We may refuse a bid for the reasons the site states: not signed in, e-mail not confirmed, not registered under the version in force, above your bid limit, lead paint terms not accepted, a covered investor’s wait of 90 days, a head start of owner-occupants, a sign-in that is too old for the amount, too low, too early, too late, auction paused or canceled, barred from this auction.",
maximumMoreThan: "A maximum of more than one and a quarter times the least possible bid is taken only after you have confirmed that amount. Having confirmed it, you cannot plead a slip of the hand.",
termsAuctionWay: "The terms of an auction (way of sale, starting bid, reserve or its commitment, increments, extension window, start, end, premium if any, and what a winner is bound to) are fixed in the first entry of its ledger.",
priceStartingBid: "The price is the starting bid at first; then the second-highest maximum plus one increment, but at most the highest maximum. Among equal maxima, the one that reached our server first leads. A leading maximum that reaches the reserve lifts the price to it.",
bidChangesPrice: (v: { minutes: string | number }) => `A bid that changes price or leader, or is outbid at once, and arrives in the last ${v.minutes} minutes, moves the end to ${v.minutes} minutes after its arrival, unless the auction’s first entry states another window.`,
reserveWhenAuction: (v: { strong: Tag; whatBinds: string | number }) => rich(v.strong("The reserve."), " When the auction ends with the reserve met, or without one and with a bid, the highest bidder wins at the final price. ", v.whatBinds, " When the reserve is not met, the seller has 48 hours from the closing entry to accept the high bid, to decline it, or to name once a price above it and up to the reserve, which the high bidder may accept within 24 hours. Without an answer in time nobody is bound."),
buyNowPrice: (v: { strong: Tag; whatBinds: string | number }) => rich(v.strong("The buy-now price."), " Where the first entry of an auction states one, whoever may bid that amount may take it, from the opening until a bid meets the reserve, or, without a reserve, until the first bid. Taking it cannot be withdrawn. It ends the auction, and every bid in it, at that moment. ", v.whatBinds),
reserveMayLowered: "The reserve may be lowered once, at least 24 hours before the end, not below the starting bid, by a public entry. It may not be raised.",
auctionMayCanceled: "An auction may be canceled only for a defect in the title, damage to the property, a bankruptcy stay, a court order, the correction of a material fact, proven fraud, or an offer accepted before the first bid. The reason is public. Material facts are not changed while bids stand.",
underGeneralObligations: (v: { span: Tag; whatBinds: string | number }) => rich("Under General Obligations Law ", v.span("§ 5-703"), " a contract for the sale of real property must be in writing and signed by the party to be held to it. ", v.whatBinds, " Seller and highest bidder, or buyer, undertake to sign, without delay, the contract of sale announced with the property, at the final price and without other changes that either side does not agree to."),
sellersAttorneyDelivers: "The seller’s attorney delivers the contract. It governs the deposit, title, closing and the remedies for a default.",
ifWinBuy: (v: { strong: Tag; signWithinHours: string | number; usualEarnestBasisPoints: string | number; depositWithinHours: string | number; closeWithinDays: string | number }) => rich(v.strong("If you win or buy."), " The page shows what you are bound to before you bid, and the auction’s first entry freezes it. Unless the auction sets other terms, both sides sign the contract within ", v.signWithinHours, " hours; you deposit ", v.usualEarnestBasisPoints, " percent of the price with the seller’s attorney within ", v.depositWithinHours, " hours of the signed contract; and you close within ", v.closeWithinDays, " days of it."),
defaultWhoeverMisses: (v: { strong: Tag; cureHours: string | number; closingCureDays: string | number }) => rich(v.strong("Default."), " Whoever misses a deadline may cure it within ", v.cureHours, " hours, a missed closing within ", v.closingCureDays, " days. After that the other side may declare a default. A default stays on the record of the account here. The contract decides who keeps the deposit. After a buyer’s default the seller may sell to the next backup buyer or list the home again."),
agreeBidsAcceptances: "You agree that bids, acceptances and records made electronically on this site count as writings and signatures to the extent the law allows.",
fixedPriceBy: "At a fixed price, and by an offer before an auction, no one is bound before both have signed a contract. Offers, counter-offers and acceptances that are made on this site are not that contract, nor a note of it. Inquiries and answers are not offers.",
auctionNoneThese: "In an auction none of these may bid, in their own name or through others: the seller, the seller’s owners, officers and employees, the listing broker, our staff, members of the same household as any of them, and anyone who is paid by, or acts for, one of them. We refuse bids from known conflicts of interest; we cannot prove who is behind an account. A breach is fraud on the bidders: it cancels the auction and ends the account.",
ledgerAuctionPublic: "The ledger of an auction is public and permanent. Bidders appear in it under an alias.",
eachBidWe: "With each bid we keep, not in public, who placed it: account, legal name, version of the terms, time of arrival. You may have the record of your own bids.",
ourServersClock: "Our server’s clock decides. A bid’s time is the instant of its arrival at our server.",
ifOurSite: "If our site is down for more than 15 seconds and the outage touches the last extension window of an auction that is still open, its end moves by the length of the outage plus a full extension window. An auction already past its end reopens until the later of that and two hours after our notice; an end outside 9 AM to 9 PM New York time moves to the next 9 AM. Everyone who bid is notified. If we pause an auction, its end moves by the length of the pause. An auction whose first ledger entry names no rules version follows the earlier rule: an outage of at least 60 seconds over the end reopens it for one extension window.",
};

export const general = {
doNot: "Do not",
bidWithoutMeaning: "bid without meaning to buy, under a false name, or in concert with others to hold a price down or drive it up;",
useInquiriesContact: "use inquiries and contact forms for anything but questions about a property or this site;",
disturbSiteOther: "disturb the site or other people’s use of it, or try to get at what is not public;",
enterPropertyWithout: "enter a property without permission, or approach its occupants to make them leave.",
programsMayRead: "Programs may read what is public, the ledgers included, at a pace that hinders nobody. We may exclude from bidding, or from the site, whoever breaks these terms. An exclusion does not undo a sale.",
weAnswerRunning: "We answer for running auctions by these rules, and for intent and gross negligence. We do not answer for what sellers state, for whether buyer or seller performs, for the state of a property or its title, or for connections outside our servers. Nothing in these terms limits a right that the law does not let you give up.",
ifWeMade: "If we made a mistake in an auction, tell us at once. The ledger shows what happened, and we publish what we correct and why.",
newTermsGet: "New terms get a new version. To bid under them you have to accept them first. An auction keeps the rules that its first entry states, and a bid the version under which it was placed.",
lawStateNew: (v: { link: Tag }) => rich("The law of the State of New York applies, and the courts of New York decide. If one clause does not hold, the others do. Questions about these terms: ", v.link("write to us"), "."),
};

export const parties = {
weRunsSite: (v: { site: string | number }) => `${v.site} (“we”) runs this site. Sellers offer property on it; buyers bid, or ask sellers about a fixed price. We provide the place, the rules and the record. We are not a party to a sale, and not the broker, agent, attorney or escrow agent of anyone.`,
howAuctionsWork: (v: { link: Tag }) => rich("How auctions work is explained, with examples, on ", v.link("How it works"), ". Where that page and these terms differ, these terms hold."),
mustLeast18: "You must be at least 18 years old and able to make a contract.",
accountBelongsOne: "An account belongs to one person. Keep its password to yourself; what is done with your account counts as done by you until you tell us that it was taken over.",
bidStateFull: "To bid you state your full legal name, or that of the company for which you may sign, and a US phone number. They must be true. You also need a confirmed e-mail address.",
mayCloseAccount: "You may close your account at any time. Bids that stand, and sales, are not undone by it.",
};

export const selling = {
haveRightSell: "You have the right to sell, and you show it to us before the property is listed.",
whatStateTrue: "What you state is true and complete as far as you know, with its source and date: occupancy, title and liens, deed, condition, access, taxes and arrears. What you do not know you state as unknown. You correct mistakes at once.",
makeDisclosuresLaw: "You make the disclosures the law demands of you, such as lead paint and, where it applies, property condition.",
doNotDiscriminate: (v: { link: Tag }) => rich("You do not discriminate, in word or in deed. The ", v.link("fair-housing notice"), " is part of these terms."),
doNotBid: "You do not bid, and you have nobody bid for you.",
whenReserveMet: "When the reserve is met, or there is none and a bid, you sell to the highest bidder.",
doNotPut: "You do not put up for auction the home of an owner who lives in it and is in default or foreclosure (Real Property Law § 265-a).",
listingsStatementsSellers: "Listings are statements of sellers. We ask for sources and dates and take down what we learn to be wrong, but we have not inspected the properties and do not vouch for them. Unless the contract says otherwise, property is sold as is, subject to the occupants and liens the listing names, and to what a title search and an inspection would show.",
whatStandsSite: "What stands on this site about law, taxes and costs is orientation with a date. It is not advice.",
usingSiteBidding: (v: { link: Tag }) => rich("Using this site, bidding and listing are free of charge, and no buyer’s premium is added unless the first entry of an auction’s ledger states one. We take no deposits and hold no money. Deposits go to the escrow agent named in the contract. See ", v.link("Fees"), "."),
};

export const termsPage = {
termsUseSale: "Terms of use and sale",
termsUnderWhich: (v: { site: string | number; version: string | number }) => `The terms under which properties are offered, bid on and sold at ${v.site}, version ${v.version}.`,
theseTermsHold: "These terms hold between you and us, and in an auction between its seller and its bidders. Whoever registers to bid accepts them by version; the version is kept with every bid.",
versionForceSince: (v: { version: string | number; effectiveAt: string | number }) => `Version ${v.version}, in force since ${v.effectiveAt}.`,
n1WhoWe: "1. Who we are",
n2Account: "2. Your account",
n3Bids: "3. Bids",
n4Auctions: "4. Auctions",
n5ContractSale: "5. The contract of sale",
n6WhoMay: "6. Who may not bid",
n7DutiesSellers: "7. Duties of sellers",
n8WhatListings: "8. What listings say",
n9FeesMoney: "9. Fees and money",
n10LedgerRecords: "10. Ledger, records and clock",
n11Conduct: "11. Conduct",
n12WhatWe: "12. What we answer for",
n13Changes: "13. Changes",
n14Law: "14. Law",
};
