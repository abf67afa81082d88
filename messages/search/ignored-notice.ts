// Compiled from messages/en/search.json by `npm run messages`.

export const ignoredNotice = {
partSearchIgnored: "Part of this search was ignored",
drawnArea: "Drawn area",
near: "Near",
mapArea: "Map area",
sortOrder: "Sort order",
cardDetails: "Card details",
page: "Page",
isntOneOptions: (v: { title: string | number; value: string | number }) => `${v.title}: “${v.value}” isn’t one of the options.`,
isntWholeNumber: (v: { title: string | number; value: string | number }) => `${v.title}: “${v.value}” isn’t a whole number.`,
isntValidDate: (v: { title: string | number; value: string | number }) => `${v.title}: “${v.value}” isn’t a valid date.`,
dontRecognizePlace: (v: { title: string | number; value: string | number }) => `${v.title}: we don’t recognize “${v.value}” as a place.`,
range: (v: { title: string | number; value: string | number }) => `${v.title}: “${v.value}” is out of range.`,
belowMinimum: (v: { title: string | number; value: string | number }) => `${v.title}: “${v.value}” is below the minimum.`,
needsPlaceStart: (v: { title: string | number; value: string | number }) => `${v.title}: “${v.value}” needs a place to start from.`,
minimum: (v: { field: string | number }) => `${v.field} (from)`,
maximum: (v: { field: string | number }) => `${v.field} (to)`,
};
