// Compiled from messages/en/closings.json by `npm run messages`.

export const figuresPanel = {
title: "What you paid",
why: "Enter three figures from your closing statement. You can do this only once. The figures help us check our estimates. The other side doesn’t see them; we publish only medians across several closings.",
price: "Price",
taxes: "Taxes and recording",
taxesHelp: "Transfer taxes, mansion tax, and recording fees. Leave out the mortgage recording tax. Enter 0 if you paid none.",
titleCosts: "Title and attorney",
titleHelp: "Title insurance, searches, title closer, and your attorney. Leave out the lender’s policy and attorney.",
submit: "Save my figures",
};
