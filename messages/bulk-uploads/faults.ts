// Compiled from messages/en/bulk-uploads.json by `npm run messages`.

export const faults = {
"not-zip": "This file is neither a ZIP nor a list of homes and URLs. Put the files in a ZIP and upload the ZIP.",
damaged: "This ZIP is damaged. Create it again and upload it.",
empty: "This ZIP has no files.",
"too-many-entries": "This upload has too many files. Split it and upload the parts.",
encrypted: "This ZIP has a password. Create it without one and upload it again.",
"unsafe-name": "A file in this ZIP has an unsafe name. Create the ZIP again from an ordinary folder.",
"duplicate-name": "Two files in this ZIP have the same name. Rename one and create the ZIP again.",
link: "This ZIP contains a link instead of a file. Replace the link with the file and create the ZIP again.",
"unpacks-too-far": "This ZIP would unpack to far more data than photos and documents need. Create it again with only photos and documents.",
"unknown-method": "This ZIP uses a compression method that we can’t read. Create it with your computer’s built-in ZIP tool.",
"bad-manifest": "We can’t read manifest.csv. It needs a “file” column and can also have “home,” “kind,” and “order” columns.",
"bad-list": "We found no lines with a home and a URL. Write each line as home, comma, URL.",
};
