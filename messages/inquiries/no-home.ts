// Compiled from messages/en/inquiries.json by `npm run messages`.

export const noHome = {
whichHome: "Which home?",
homeNoLonger: "This home is no longer available",
browseHomes: "Browse homes",
openHomesPage: "Open a home’s page and start there.",
};
