// Compiled from messages/en/privacy.json by `npm run messages`.

export const privacyPage = {
privacy: "Privacy",
whatStoresAbout: ({ site }: { site: string | number }) => `What ${site} stores about you, why, for how long, and who else sees it.`,
storeWhatReal: "We store only what a real estate auction needs, and we don’t sell it. This page lists what we store.",
november: "As of November 2026.",
whenBrowse: "When you browse",
whenAccount: "When you have an account",
whenContactSeller: "When you contact us or a seller",
cookiesBrowserStorage: "Cookies and browser storage",
analytics: "Analytics",
whoElseSees: "Who else sees it",
howLongKeep: "How long we keep it",
howProtect: "How we protect it",
whatCanRequest: "What you can request",
};
