// Compiled from messages/en/bulk-uploads.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const review = {
title: "Upload",
allUploads: "All uploads",
lead: ({ items, state }: { items: number; state: string | number }) => `${formatCount(items)} file${(items === 1 ? "" : "s")} · ${state}`,
store: ({ files }: { files: number }) => `Store ${formatCount(files)} file${(files === 1 ? "" : "s")}`,
storeHelp: ({ homes, files, left }: { homes: number; files: number; left: number }) => `${formatCount(homes)} home${(homes === 1 ? " gets" : "s get")} ${formatCount(files)} file${(files === 1 ? "" : "s")}. ${(left === 0 ? "No files are left out." : (left === 1 ? `${formatCount(left)} file is left out; see below.` : `${formatCount(left)} files are left out; see below.`))}`,
nothingMatches: "No files are matched to a home yet",
nothingMatchesHelp: "Choose the home for each folder below, or rename the folders and upload the ZIP again.",
cancel: "Cancel this upload",
chooseHomes: "Choose homes for these files",
chooseHelp: "Your choice applies to every file in the folder, or to every file under that name in your list.",
group: ({ name, files }: { name: string | number; files: number }) => `${name} · ${formatCount(files)} file${(files === 1 ? "" : "s")}`,
goesTo: ({ home }: { home: string | number }) => `Goes to ${home}`,
home: "Home",
homeHelp: "Asset number, listing number, parcel number, or address",
save: "Save",
saveLabel: ({ group }: { group: string | number }) => `Save the home for ${group}`,
undo: "Undo",
undoLabel: ({ group }: { group: string | number }) => `Undo your choice of home for ${group}`,
homes: "Which home gets which files",
counts: ({ photos, both, documents }: { photos: number; both: string; documents: number }) => `${(photos === 0 ? "" : (photos === 1 ? `${formatCount(photos)} photo` : `${formatCount(photos)} photos`))}${(both === "yes" ? ", " : "")}${(documents === 0 ? "" : (documents === 1 ? `${formatCount(documents)} document` : `${formatCount(documents)} documents`))}`,
leftOut: "Files that are left out",
plusMore: ({ count }: { count: number }) => `Plus ${formatCount(count)} more${(count === 1 ? "" : "")}`,
entry: ({ entry }: { entry: string | number }) => `In the ZIP: ${entry}`,
};
