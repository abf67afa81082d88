// Compiled from messages/en/sign-in.json by `npm run messages`.

export const signInPage = {
sign: "Sign in",
signBidFollow: "Sign in to bid, follow your auctions, and register as a bidder.",
};
