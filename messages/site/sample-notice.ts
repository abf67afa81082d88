// Compiled from messages/en/site.json by `npm run messages`.

export const sampleNotice = {
sampleCatalog: "Sample catalog",
sampleCatalogProperties: "Sample catalog: these properties, people, and photos are fictional.",
};
