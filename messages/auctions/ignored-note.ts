// Compiled from messages/en/auctions.json by `npm run messages`.

export const ignoredNote = {
partIgnored: "Part of this search was ignored",
place: "Location",
propertyType: "Property type",
reserve: "Reserve",
occupancy: "Occupancy",
minimumPrice: "Minimum price",
maximumPrice: "Maximum price",
sort: "Sort",
day: "Day",
month: "Month",
notAnOption: ({ field, value }: { field: string | number; value: string | number }) => `${field}: “${value}” isn’t one of the options.`,
oneOnly: ({ field, value }: { field: string | number; value: string | number }) => `${field}: you can choose only one at a time, so “${value}” was ignored.`,
notAWholeNumber: ({ field, value }: { field: string | number; value: string | number }) => `${field}: “${value}” isn’t a whole number.`,
notADate: ({ field, value }: { field: string | number; value: string | number }) => `${field}: “${value}” isn’t a valid date.`,
notAMonth: ({ field, value }: { field: string | number; value: string | number }) => `${field}: “${value}” isn’t a valid month.`,
outOfRange: ({ field, value }: { field: string | number; value: string | number }) => `${field}: ${value} is out of range.`,
belowMinimum: ({ field, value }: { field: string | number; value: string | number }) => `${field}: ${value} is below the minimum.`,
};
