// Compiled from messages/en/site.json by `npm run messages`.

export const form = {
optional: "(optional)",
lookAgain: "Please look at this again",
notReached: "We could not be reached. Nothing you typed is lost: check your connection and send it again.",
needsScript: "This needs JavaScript.",
show: "Show",
hide: "Hide",
password: "password",
};

export const breadcrumbs = {
breadcrumb: "Breadcrumb",
};

export const headerSearch = {
searchByTown: "Search by town, county, ZIP or street",
townZIPStreet: "Town, ZIP or street",
search: "Search",
};

export const logo = {
bankOwned: "Bank-Owned",
newYork: "New York",
};

export const mobileMenu = {
menu: "Menu",
};

export const pageMetadata = {
newListings: "New listings",
auctions: "Auctions",
};

export const sampleNotice = {
sampleCatalog: "Sample catalog",
sampleCatalogThese: "Sample catalog: these properties, people and pictures are invented.",
};

export const siteFooter = {
allPages: "All pages",
everySaleNeeds: (v: { site: string | number }) => `© ${v.site}. Every sale needs a written contract signed by buyer and seller.`,
bankOwnedProperty: "Bank-owned property, sold in the open.",
newYorkState: "New York State Fair Housing Notice",
housingOpenEveryone: "Housing is open to everyone here. Discrimination is against the law.",
homesByCounty: "Homes by county",
};

export const siteHeader = {
savedHomes: "Saved homes",
main: "Main",
menu: "Menu",
};

export const siteLinks = {
browse: "Browse",
auctions: "Auctions",
sell: "Sell",
howWorks: "How it works",
buySell: "Buy and sell",
allProperties: "All properties",
countiesKinds: "Counties and kinds",
auctionResults: "Auction results",
sellProperty: "Sell a property",
myBids: "My bids",
understand: "Understand",
fees: "Fees",
whoMayNot: "Who may not bid",
wholePrice: "Whole price",
questionsAnswers: "Questions and answers",
glossary: "Glossary",
aboutUs: "About us",
about: "About",
contact: "Contact",
termsUse: "Terms of use",
privacy: "Privacy",
accessibility: "Accessibility",
openData: "Open data",
fairHousing: "Fair housing",
};

export const textPage = {
page: "On this page",
};

export const dialog = {
close: "Close",
};

export const icons = {
m37h18M312h18M3: "M3 7h18M3 12h18M3 17h18",
m1242: "M12 4 2.8 20h18.4L12 4ZM12 10v4",
m11116h1: "M11.1 16h1.8v1.8h-1.8z",
m1235V15M7: "M12 3.5V15M7.5 8 12 3.5 16.5 8M5 12v8h14v-8",
m9514: "M9.5 14.5l5-5M8 11l-2.5 2.5a3.5 3.5 0 0 0 5 5L13 16M16 13l2.5-2.5a3.5 3.5 0 0 0-5-5L11 8",
m78V35h10V8M7: "M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 14h10v6.5H7V14Z",
m1221c45: "M12 21c4.5-5 6.5-8.3 6.5-11.2a6.5 6.5 0 1 0-13 0C5.5 12.7 7.5 16 12 21ZM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
m1221a99: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z",
m53v18l169L5: "M5 3v18l16-9L5 3Z",
m44h16v16H4z: "M4 4h16v16H4z",
m9520: "M9.5 20.5 2 13l3-3 4.5 4.500L19 5l3 3L9.5 20.500Z",
};

export const pageIcons = {
m412h15M135: "M4 12h15M13.5 6.5 19 12l-5.5 5.5",
m1221a99: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2",
m12115a4: "M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 20.5c0-3.5 3.5-5.5 8-5.5s8 2 8 5.5",
m12205C5: "M12 20.5C5.500 15.500 3 12.200 3 8.700 3 6 5.100 4 7.600 4c1.800 0 3.400 1 4.400 2.600C13 5 14.600 4 16.400 4 18.900 4 21 6 21 8.700c0 3.500-2.500 6.800-9 11.800Z",
m617V11a66: "M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15L6 17ZM10 19.5a2 2 0 0 0 4 0M12 5V3.5",
m54h4l15: "M5 4h4l1.5 4.5-2.3 1.7a13 13 0 0 0 5.6 5.6l1.7-2.3L20 15v4a1 1 0 0 1-1 1C11 20 4 13 4 5a1 1 0 0 1 1-1Z",
m355: "M3.5 5.5h17v13h-17v-13ZM4 6l8 7 8-7",
m37h18M65: "M3 7h18M6.5 12h11M10 17h4",
m124v11M75: "M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14",
m10517a6: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20",
m1221a990: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5",
m1117h1: "M11.1 7h1.8v1.8h-1.8z",
m83h8l55v8l: "M8 3h8l5 5v8l-5 5H8l-5-5V8l5-5ZM9 9l6 6M15 9l-6 6",
};

export const timeLeft = {
lessThanMinute: "less than a minute",
};

export const uploadFile = {
weCouldNot: "We could not be reached. What has arrived is kept: try again.",
didNotWork: "This did not work. Try again.",
};

export const useUploads = {
fileCouldNot: "This file could not be read. Choose it again.",
};
