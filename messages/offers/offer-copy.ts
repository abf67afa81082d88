// Compiled from messages/en/offers.json by `npm run messages`.

export const offerCopy = {
accept: "Accept",
acceptPrice: ({ price }: { price: string | number }) => `Accept ${price}`,
sealed: "Sealed",
needsResponse: "Needs your response",
highestBestOffers: ({ sealedUntil }: { sealedUntil: string | number }) => `Highest and best offers will be opened ${sealedUntil}`,
none: "None",
reviewedStaff: ({ upTo, at }: { upTo: string | number; at: string | number }) => `Funds of up to ${upTo} reviewed by staff on ${at}`,
noProofFunds: "No proof of funds reviewed",
sellerAccepts: ({ sale }: { sale: string }) => `Accepting takes the home off the market for this buyer and ends every other offer. ${(sale === "auction" ? "The auction will be canceled before the first bid, and the public reason will be that an offer was accepted. " : "")}This can’t be undone.`,
buyerAccepts: ({ sale }: { sale: string }) => `By accepting, you agree to these terms, and the seller takes the home off the market for you. ${(sale === "auction" ? "The auction will be canceled before the first bid, and the public reason will be that an offer was accepted. " : "")}This can’t be undone.`,
waitingFor: ({ turn }: { turn: string }) => `${(turn === "buyer" ? "Waiting for the buyer" : (turn === "seller" ? "Waiting for the seller" : "Waiting for the deadline"))}`,
respondBy: ({ expiresAt }: { expiresAt: string | number }) => `Respond by ${expiresAt}`,
otherRespondsBy: ({ turn, expiresAt }: { turn: string; expiresAt: string | number }) => `${(turn === "buyer" ? `The buyer has until ${expiresAt} to respond` : `The seller has until ${expiresAt} to respond`)}`,
reviewedBelowOffer: ({ upTo, at }: { upTo: string | number; at: string | number }) => `Funds of up to ${upTo} (less than the offer price) reviewed by staff on ${at}`,
termsLine: ({ price, financing, earnestMoney, closing, contingencies }: { price: string | number; financing: string | number; earnestMoney: string | number; closing: string | number; contingencies: string | number }) => `${price} · ${financing} · earnest money ${earnestMoney} · closing ${closing} · contingencies: ${contingencies}`,
beingOpened: "The sealed offers are being opened",
};
