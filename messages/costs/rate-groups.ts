// Compiled from messages/en/costs.json by `npm run messages`.

export const rateGroups = {
deed: "Taxes on the deed",
bases: "What counts as the price",
towns: "Town and city taxes",
mortgage: "Mortgage recording tax by county",
recording: "Recording fees by county",
title: "Title insurance",
services: "Services and estimates",
};
