// Compiled from messages/en/auctions.json by `npm run messages`.

export const logTimestampFaults = {
unreadable: "It isn’t a timestamp with one signature.",
"other-text": "It isn’t of this checkpoint.",
"other-nonce": "It isn’t the answer to the site’s request.",
"wrong-signature": "Its signature is invalid.",
"not-an-authority": "Its certificate isn’t one for timestamps.",
"unknown-authority": "Its certificate doesn’t lead to one of the certificates you trust.",
"not-in-log": "The log doesn’t continue the checkpoint that was stamped.",
"before-entry": "It’s older than the latest entry it covers.",
"in-future": "It’s later than now.",
};
