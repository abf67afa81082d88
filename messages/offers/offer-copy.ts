// Compiled from messages/en/offers.json by `npm run messages`.

export const offerCopy = {
accept: "Accept",
accept2: (v: { price: string | number }) => `Accept ${v.price}`,
sealed: "Sealed",
needsResponse: "Needs your response",
highestBestOffers: (v: { sealedUntil: string | number }) => `Highest and best offers are opened ${v.sealedUntil}`,
none: "None",
reviewedStaff: (v: { upTo: string | number; at: string | number }) => `Reviewed by staff up to ${v.upTo} on ${v.at}`,
noProofFunds: "No proof of funds reviewed",
sellerAccepts: (v: { sale: string }) => `The home goes off the market for this buyer, and every other offer ends. ${(v.sale === "auction" ? "The auction is canceled before the first bid, and this reason is public. " : "")}You can’t undo this here.`,
buyerAccepts: (v: { sale: string }) => `You agree to these terms, and the seller takes the home off the market for you. ${(v.sale === "auction" ? "The auction is canceled before the first bid, and this reason is public. " : "")}You can’t undo this here.`,
waitingFor: (v: { turn: string }) => `${(v.turn === "buyer" ? "Waiting for the buyer" : (v.turn === "seller" ? "Waiting for the seller" : "Waiting for the deadline"))}`,
respondBy: (v: { expiresAt: string | number }) => `Respond by ${v.expiresAt}`,
otherRespondsBy: (v: { turn: string; expiresAt: string | number }) => `${(v.turn === "buyer" ? `The buyer has until ${v.expiresAt} to respond` : `The seller has until ${v.expiresAt} to respond`)}`,
reviewedBelowOffer: (v: { upTo: string | number; at: string | number }) => `Reviewed by staff up to ${v.upTo} on ${v.at}, less than the offer price`,
termsLine: (v: { price: string | number; financing: string | number; earnestMoney: string | number; closing: string | number; contingencies: string | number }) => `${v.price} · ${v.financing} · earnest money ${v.earnestMoney} · closing ${v.closing} · contingencies: ${v.contingencies}`,
};
