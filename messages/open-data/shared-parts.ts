// Compiled from messages/en/open-data.json by `npm run messages`.

export const sharedParts = {
identifiesVersionContent: "Identifies this version of the content. Send it as If-None-Match to get 304 if nothing has changed.",
urlNextPage: "URL of the next page, rel=\"next\". Missing on the last page.",
numberSecondsWait: "Number of seconds to wait.",
invalidRequestEvery: "Invalid request. Every error is listed by parameter.",
tooManyRequests: ({ atOnce, perSecond, tablesAtOnce, tablesPerMinute }: { atOnce: string | number; perSecond: string | number; tablesAtOnce: string | number; tablesPerMinute: string | number }) => `Too many requests from one IP address: more than ${atOnce} at once or ${perSecond} a second; for CSV exports, ${tablesAtOnce} at once or ${tablesPerMinute} a minute.`,
everyError: "Every error.",
nothingHasChanged: "Nothing has changed since the version in the ETag you sent.",
parameterInvalid: "A parameter is invalid.",
notFoundNo: "Not found, or no longer public.",
listingNotFound: "Listing not found, or no longer public.",
requestUsesPart: "The request uses a part of OData that isn’t available here.",
machineReadableReason: "Machine-readable reason.",
whatDoPeople: "What to do, in plain language.",
errorRfc9457: "An error, as defined in RFC 9457.",
errorOdataJson: "An error, as defined in OData JSON Format 4.0.",
};
