// Compiled from messages/en/auctions.json by `npm run messages`.

export const refusedBid = {
sign: "Sign in",
registerBid: "Register to bid",
updateRegistration: "Update your registration",
requestHigherLimit: "Request a higher limit",
signAgain: "Sign in again",
use: (v: { minimum: string | number }) => `Use ${v.minimum}`,
tryAgain: "Try again",
};
