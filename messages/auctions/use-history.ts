// Compiled from messages/en/auctions.json by `npm run messages`.

export const useHistory = {
couldntLoadBid: "Couldn’t load the bid history",
tryAgainMoment: "Try again in a moment.",
couldntCopyVerification: "Couldn’t copy the verification code",
copy: ({ ledgerHead }: { ledgerHead: string | number }) => `Copy it from here: ${ledgerHead}`,
};
