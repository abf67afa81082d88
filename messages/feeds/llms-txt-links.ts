// Compiled from messages/en/feeds.json by `npm run messages`.

export const llmsTxtLinks = {
allProperties: {
title: "All properties",
description: "search by county, property type, price, bedrooms, sale type, and status",
},
liveAuctions: {
title: "Live auctions",
description: "current bid, reserve status, and end time of each",
},
upcomingAuctions: {
title: "Upcoming auctions",
description: "start time of each",
},
countiesAndTypes: {
title: "Counties and property types",
description: "medians, sales, taxes, and rules for each; one county: `/new-york/kings`",
},
auctionResults: {
title: "Auction results",
description: "every past auction, by month",
},
endedAuctions: {
title: "Ended auctions",
description: "outcome of each; a high bid that didn’t sell the home isn’t a sale",
},
howItWorks: {
title: "How it works",
description: "proxy bidding, extensions, the public ledger, and closing",
},
practiceAuction: {
title: "Practice auction",
description: "play money, same rules as a real auction",
},
whoCantBid: {
title: "Who can’t bid",
description: "conflicts of interest that bar a bid, what we don’t check, and how many bids were refused",
},
fees: {
title: "Fees",
description: "our fees and New York’s",
},
totalCost: {
title: "Total cost to buy",
description: "cash needed for a bid, or the highest bid your cash covers; `?place=southold&kind=one-family&amount=900000`",
},
questions: {
title: "Questions and answers",
description: "bidding, buying, and selling",
},
glossary: {
title: "Glossary",
description: "auction, foreclosure, and property terms",
},
terms: {
title: "Terms of use",
description: "the rules that bind bidders and sellers",
},
sell: {
title: "Sell a property",
description: "how to list a home",
},
about: {
title: "About",
description: "who runs the site",
},
developers: {
title: "For developers",
description: "every field and endpoint, with examples",
},
openApi: {
title: "OpenAPI",
description: "every field and endpoint in machine-readable form",
},
listingsJson: {
title: "Listings as JSON",
description: "search with RESO field names; `?county=kings&max=500000`",
},
listingsCsv: {
title: "Listings as CSV",
description: "search results as a table",
},
resoApi: {
title: "RESO Web API",
description: "OData 4.0, read-only; fields: `/api/reso/$metadata`",
},
auctionsJson: {
title: "Auctions as JSON",
description: "current public auctions, 200 per response; `?status=open`; follow `next`",
},
newListings: {
title: "New listings",
description: "Atom; one county: `/feeds/kings.atom`",
},
auctionCalendar: {
title: "Auction calendar",
description: "iCalendar; one county: `/calendars/kings.ics`",
},
sitemap: {
title: "Sitemap",
description: "every page, with its images and, if known, the date it last changed",
},
};
