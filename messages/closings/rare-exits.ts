// Compiled from messages/en/closings.json by `npm run messages`.

export const rareExits = {
title: "Request more time or end the sale",
staffTitle: "Earlier requests",
};
