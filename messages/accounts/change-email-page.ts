// Compiled from messages/en/accounts.json by `npm run messages`.

export const changeEmailPage = {
useAddress: "Use this address",
emailChanged: "Your email has been changed",
signedEverywhereSign: "You’ve been signed out everywhere. Sign in with your new address.",
signFirst: "Sign in first",
signAccountRequested: "Sign in to the account that requested this change, then open the link in the email again.",
addressAlreadyAccount: "This address already has an account",
linkExpiredAlready: "This link has expired or already been used",
nothingChangedChoose: "Nothing was changed. Choose another address.",
nothingChangedTime: "Nothing was changed. Request a new link in your security settings.",
use: ({ to }: { to: string | number }) => `Use ${to}?`,
accountCurrentlyUses: ({ from }: { from: string | number }) => `Your account currently uses ${from}. You’ll be signed out everywhere.`,
sign: "Sign in",
};
