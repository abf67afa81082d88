// Compiled from messages/en/privacy.json by `npm run messages`.

export const measurement = {
analyticsOffSite: "Analytics is off on this site: no page loads an analytics script. If we turn it on, this page will say so.",
eachPageOpen: "For each page you open, we report the type of page, such as /dashboard/bids or /properties/[slug], and the time. We replace the page’s address and title with that type and leave out the page you came from. We don’t report any home, ID, search, name, email address, or bid. You can block these scripts in your browser; everything here works without them.",
tagManager: "This site loads Google Tag Manager on every page, except on pages opened from a private link in an email. It runs in your browser, may set cookies, and lets Google see your IP address and the type of device you use.",
analytics: "This site loads Google Analytics on every page, except on pages opened from a private link in an email. It runs in your browser, may set cookies, and lets Google see your IP address and the type of device you use.",
tagManagerAndAnalytics: "This site loads Google Tag Manager and Google Analytics on every page, except on pages opened from a private link in an email. Both run in your browser, may set cookies, and let Google see your IP address and the type of device you use.",
};
