// Compiled from messages/en/open-data.json by `npm run messages`.

export const listingPaths = {
whereContinueNextcursor: "Where to continue: the nextCursor of the previous page, with the same sort order. Listings added, removed, or moved in the meantime don’t shift the pages. With sort=newest, a listing that matches the whole time appears exactly once. In any other order, a listing whose own price or end time changes between two pages may appear twice or be skipped.",
maximumNumberListings: "The maximum number of listings to return.",
totalNumberListings: "Total number of listings found.",
listingsOnPage: "The listings on this page.",
cursorNextPage: "Cursor for the next page. Null on the last page. The Link header has the full URL.",
rfc4180Csv: "RFC 4180 CSV in UTF-8 with a byte order mark, which spreadsheets need. The first line contains the field names; a field in a group is prefixed with the group’s name and a dot: Auction.CurrentPrice. Multiple values in a field are separated by semicolons. Text that a spreadsheet would run as a formula is prefixed with an apostrophe.",
numberListingsTable: "Number of listings in this file.",
fileNameIf: "The file name. If the results were cut off, the name says so: cut-10000-of-12345.",
searchListings: "Search listings",
takesQueryString: "Takes the query string of any search URL on this site and returns the same homes in the same order.",
pageSearchResults: "A page of search results.",
exportSearchCsv: "Export a search as CSV",
sameSearchSpreadsheet: "A search’s results as a CSV file for spreadsheets.",
};
