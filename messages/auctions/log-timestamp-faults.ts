// Compiled from messages/en/auctions.json by `npm run messages`.

export const logTimestampFaults = {
unreadable: "It isn’t a timestamp with exactly one signature.",
"other-text": "It’s for a different checkpoint.",
"other-nonce": "It isn’t a response to this site’s request.",
"wrong-signature": "Its signature is invalid.",
"not-an-authority": "Its certificate isn’t for timestamps.",
"unknown-authority": "Its certificate doesn’t chain to one you trust.",
"not-in-log": "The log isn’t consistent with the timestamped checkpoint.",
"before-entry": "It’s older than the latest entry it covers.",
"in-future": "It’s dated in the future.",
};
