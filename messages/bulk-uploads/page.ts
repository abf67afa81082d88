// Compiled from messages/en/bulk-uploads.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const page = {
title: "Photos and documents",
uploadFiles: "Upload files for many homes",
zipHelp: ({ size, entries }: { size: string | number; entries: string | number }) => `Put photos and PDFs in a ZIP of up to ${size} MB with up to ${entries} files. Name each folder or file after its home: the asset number, the listing number, the parcel number (such as a BBL), or the address. You’ll see which home gets which file before anything is stored.`,
orderHelp: "Photos are sorted by filename, but those with “cover,” “front,” or “exterior” in their names come first. To override the names, include a manifest.csv file with these columns: file, home, kind, and order.",
limitsGrow: "These limits increase once our staff verifies your organization.",
chooseFile: "ZIP, or CSV with homes and photo URLs",
uploadFile: "Upload file",
continueUpload: ({ name, percent }: { name: string | number; percent: string | number }) => `“${name}” is at ${percent}%. Choose the same file to continue.`,
notAccepted: "File not accepted",
fetchPhotos: "Fetch photos from URLs",
urlHelp: "One line per photo: home, comma, URL. We fetch the photos from public HTTPS URLs and keep them in the order you list them.",
urlLines: "Homes and URLs",
reviewLines: "Review list",
previousUploads: "Previous uploads",
typedList: "List of URLs",
row: ({ state, items, name, at }: { state: string | number; items: number; name: string | number; at: string | number }) => `${state} · ${formatCount(items)} file${(items === 1 ? "" : "s")} · ${name}, ${at}`,
};
