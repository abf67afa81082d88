// Compiled from messages/en/drafts.json by `npm run messages`.

export const steps = {
owner: {
title: "Owner and authority",
lede: "Who’s selling, and your authority to sell. Buyers see the seller’s name but not your email address.",
},
address: {
title: "Address",
lede: "The ZIP code gives us the town and county. Each home can be listed only once.",
},
property: {
title: "The property",
lede: "The home’s type, size, taxes, and description.",
},
facts: {
title: "Condition, occupancy, title, and deed",
lede: "What buyers ask about first. If you don’t know an answer, choose “Unknown,” and the listing will say so. Give a source and a date for each fact.",
},
photos: {
title: "Photos",
lede: "Show the property as it looks today.",
},
documents: {
title: "Documents",
lede: "What the law requires, and what buyers want to read before they bid.",
},
sale: {
title: "Price and sale type",
lede: "Sell at auction or at a fixed price. You can’t change the auction terms once the auction is scheduled.",
},
preview: {
title: "Preview and submit",
lede: "See the page as buyers will. A reviewer checks everything before it’s published.",
},
};
