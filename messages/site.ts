// Compiled from messages/en/site.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const shell = {
skipToContent: "Skip to the content",
};

export const form = {
optional: "(optional)",
lookAgain: "Please fix the following",
notReached: "We couldn’t reach the server. Nothing you typed is lost: check your connection and try again.",
needsScript: "This requires JavaScript.",
show: "Show",
hide: "Hide",
showPassword: "Show password",
hidePassword: "Hide password",
};

export const breadcrumbs = {
breadcrumb: "Breadcrumb",
};

export const headerSearch = {
searchTownCounty: "Search by town, county, ZIP, or street",
townZipStreet: "Town, ZIP, or street",
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
sampleCatalogProperties: "Sample catalog: these properties, people, and photos are fictional.",
};

export const siteFooter = {
allPages: "All pages",
everySaleRequires: (v: { site: string | number }) => `© ${v.site}. Every sale requires a written contract signed by the buyer and the seller.`,
bankOwnedProperty: "Bank-owned property, sold in the open.",
newYorkState: "New York State Fair Housing Notice",
housingOpenEveryone: "Housing is open to everyone here. Discrimination is against the law.",
homesCounty: "Homes by county",
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
browseCountyType: "Browse by county & type",
auctionResults: "Auction results",
sellProperty: "Sell a property",
bids: "My bids",
learn: "Learn",
fees: "Fees",
whoCantBid: "Who can’t bid",
allPrice: "All-in price",
faq: "FAQ",
glossary: "Glossary",
about: "About us",
about2: "About",
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

export const timeLeft = {
daysHoursShort: (v: { days: string | number; hours: string | number }) => `${v.days}d ${v.hours}h`,
hoursMinutesShort: (v: { hours: string | number; minutes: string | number }) => `${v.hours}h ${v.minutes}m`,
minutesSecondsShort: (v: { minutes: string | number; seconds: string | number }) => `${v.minutes}m ${v.seconds}s`,
daysHours: (v: { days: number; hours: number }) => `${(v.days === 1 ? `${formatCount(v.days)} day` : `${formatCount(v.days)} days`)} ${(v.hours === 1 ? `${formatCount(v.hours)} hour` : `${formatCount(v.hours)} hours`)}`,
hoursMinutes: (v: { hours: number; minutes: number }) => `${(v.hours === 1 ? `${formatCount(v.hours)} hour` : `${formatCount(v.hours)} hours`)} ${(v.minutes === 1 ? `${formatCount(v.minutes)} minute` : `${formatCount(v.minutes)} minutes`)}`,
minutes: (v: { minutes: number }) => `${(v.minutes === 1 ? `${formatCount(v.minutes)} minute` : `${formatCount(v.minutes)} minutes`)}`,
lessMinute: "less than a minute",
};

export const uploadFile = {
couldntReachServer: "We couldn’t reach the server. What you’ve uploaded so far is saved. Try again.",
didntWorkTry: "That didn’t work. Try again.",
};

export const useUploads = {
couldntReadFile: "We couldn’t read this file. Choose it again.",
};
