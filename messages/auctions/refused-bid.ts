// Compiled from messages/en/auctions.json by `npm run messages`.

export const refusedBid = {
sign: "Sign in",
registerBid: "Register to bid",
updateRegistration: "Update your registration",
requestHigherLimit: "Request a higher limit",
signAgain: "Sign in again",
use: ({ minimum }: { minimum: string | number }) => `Use ${minimum}`,
tryAgain: "Try again",
};
