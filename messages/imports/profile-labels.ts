// Compiled from messages/en/imports.json by `npm run messages`.

export const profileLabels = {
"site-template": "our template",
"nyc-sales": "New York City rolling sales",
"nyc-parcels": "New York City parcels (PLUTO)",
"nyc-roll": "New York City assessment roll",
"asset-management": "asset management export",
};
