// Compiled from messages/en/search.json by `npm run messages`.

export const ignoredNotice = {
partSearchIgnored: "Part of this search was ignored",
drawnArea: "Drawn area",
near: "Near",
mapArea: "Map area",
sortOrder: "Sort order",
cardDetails: "Card details",
page: "Page",
isntOneOptions: ({ title, value }: { title: string | number; value: string | number }) => `${title}: “${value}” isn’t one of the options.`,
oneOnly: ({ title, value }: { title: string | number; value: string | number }) => `${title}: you can choose only one at a time, so “${value}” was ignored.`,
isntWholeNumber: ({ title, value }: { title: string | number; value: string | number }) => `${title}: “${value}” isn’t a whole number.`,
isntValidDate: ({ title, value }: { title: string | number; value: string | number }) => `${title}: “${value}” isn’t a valid date.`,
isntValidMonth: ({ title, value }: { title: string | number; value: string | number }) => `${title}: “${value}” isn’t a valid month.`,
dontRecognizePlace: ({ title, value }: { title: string | number; value: string | number }) => `${title}: we don’t recognize “${value}” as a place.`,
range: ({ title, value }: { title: string | number; value: string | number }) => `${title}: “${value}” is out of range.`,
belowMinimum: ({ title, value }: { title: string | number; value: string | number }) => `${title}: “${value}” is below the minimum.`,
needsPlaceStart: ({ title, value }: { title: string | number; value: string | number }) => `${title}: “${value}” needs a location. Enter a town or ZIP code.`,
minimum: ({ field }: { field: string | number }) => `${field} (from)`,
maximum: ({ field }: { field: string | number }) => `${field} (to)`,
};
