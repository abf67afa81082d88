// Compiled from messages/en/closings.json by `npm run messages`.

export const rareExits = {
title: "More time, or ending the sale",
staffTitle: "Earlier requests",
};
