// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidListRefusals = {
"too-few": "Choose at least two homes.",
"too-many-homes": "A list can have at most ten homes.",
twice: "Each home can be on the list only once.",
"not-one-sale": "All homes on a list must be in auctions from the same seller that end on the same day.",
"no-lists": "This auction started under older rules that don’t allow bid lists.",
ended: "This auction no longer accepts bids.",
"invalid-amount": "Enter a maximum in whole dollars, up to $1,000,000,000.",
"too-low": ({ minimum }: { minimum: string | number }) => `The maximum must be at least ${minimum}.`,
leading: "You’re already leading on this home. A list could win you a second home, so it can’t include this one.",
"above-common": "This is above your maximum for all homes. Lower it, or raise the maximum for all homes.",
"same-place": "Two homes have the same position. Give each home its own position.",
"not-found": "This auction is no longer available.",
"key-reused": "This list was already started with other homes. Open it in your dashboard.",
"signed-out": "Sign in to bid.",
"too-many": "Too many attempts. Wait a moment, then try again.",
busy: "Too many bids right now. Try again in a moment.",
consent: "Check this box to start the list.",
"lead-paint": "Accept the lead paint terms to start the list.",
of: ({ home, text }: { home: string | number; text: string | number }) => `${home}: ${text}`,
};
