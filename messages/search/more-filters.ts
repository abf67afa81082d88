// Compiled from messages/en/search.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const moreFilters = {
allPrice: "Total cost",
reserveAuctionEnd: "Reserve and auction end",
sizeAge: "Size and age",
acreSqFt: "1 acre = 43,560 sq ft",
buildingType: "Building type",
financingValueDues: "Financing, value, and dues",
financingAcceptedSale: "Types of financing the seller accepts.",
timeMarket: "Days on market and price changes",
nextBidList: ({ link }: { link: Tag }) => rich("The next bid or list price plus taxes and all buying costs, for a cash purchase. Homes with an unknown total cost are left out. ", link("What’s included")),
hours: "24 hours",
threeDays: "3 days",
sevenDays: "7 days",
none: "None",
upToThreeHundred: "Up to $300",
upToFiveHundred: "Up to $500",
upToOneThousand: "Up to $1,000",
deed: "Deed",
};
