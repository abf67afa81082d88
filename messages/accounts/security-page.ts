// Compiled from messages/en/accounts.json by `npm run messages`.

export const securityPage = {
security: "Security",
whereSigned: "Where you’re signed in",
unknownBrowser: "Unknown browser",
email: "Email",
password: "Password",
signCompany: ({ label }: { label: string | number }) => `You sign in with ${label}, so you don’t have a password here. To set one, select “Forgot your password?” when you sign in. Then connect ${label} again.`,
signGoogleDont: "You sign in with Google, so you don’t have a password here. To set one, select “Forgot your password?” when you sign in.",
data: "My data",
everythingStoreAbout: "Everything we store about you, in one machine-readable file (JSON): your account, bids, offers, closings and their messages, listings, searches, and notifications. Documents are included as links that open while you’re signed in.",
justDownloadedData: "You’ve reached the download limit",
canDownloadAgain: "You can download your data again in 15 minutes or less. The files you’ve already downloaded are complete.",
downloadData: "Download my data",
deleteAccount: "Delete account",
nextPageExplains: "Before you confirm, the next page shows what we delete, what we keep, and why.",
};
