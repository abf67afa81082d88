// Compiled from messages/en/bulk-uploads.json by `npm run messages`.

export const skipReasons = {
"no-home": "Doesn’t match any of your homes",
"several-homes": "Matches several homes",
"unknown-home": "Refers to a home that isn’t one of yours",
"not-editable": "The home for this file can’t be edited right now",
"other-type": "Not a photo or PDF",
archive: "An archive inside the ZIP; unpack it first",
"empty-file": "Empty",
"large-file": "Too large",
"no-kind": "Document type unknown; add a word such as “survey,” “title,” or “terms” to the filename, or use a manifest",
"too-many-photos": "More photos than a home can have",
"too-many-documents": "More documents than a home can have",
"bad-url": "Not a URL that starts with https://",
"internal-url": "An internal address that we can’t open; use a public URL",
};
