// Compiled from messages/en/bulk-uploads.json by `npm run messages`.

export const refusals = {
"signed-out": "You were signed out. Sign in again in another tab, then try again.",
"not-found": "This upload no longer exists.",
viewer: "You’re a viewer in this organization, so you can see this but not change it. An owner can change your role.",
"too-many": "Too many uploads. Wait a minute, then try again.",
busy: "The site is busy. Nothing was lost; try again in a moment.",
"wrong-state": "The upload’s status has changed. Reload the page to see its progress.",
"too-large": "This file is too large. Split it and upload the parts.",
"too-many-open": ({ most }: { most: string | number }) => `You have ${most} unfinished uploads. Finish or cancel one of them first.`,
"wrong-offset": "We already have this part of the file. The upload continues from there.",
"wrong-piece": "Part of the file didn’t arrive intact. Check your connection, then try again.",
incomplete: "We don’t have the whole file yet. Choose the same file again to continue the upload.",
"no-such-home": "This matches none of your homes, or more than one. Enter the asset number, the listing number, the parcel number, or the full address.",
"too-many-corrections": "There are too many corrections for one upload. Rename the folders and upload the ZIP again.",
"nothing-to-store": "No files are matched to a home yet. Choose homes for the files below first.",
};
