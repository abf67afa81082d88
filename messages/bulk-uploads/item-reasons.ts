// Compiled from messages/en/bulk-uploads.json by `npm run messages`.

export const itemReasons = {
gone: "The home or the file no longer exists.",
unreachable: "We couldn’t reach this URL.",
"private-address": "This URL isn’t public.",
"too-slow": "The server took too long.",
"bad-status": "The server didn’t return the photo.",
"wrong-type": "This isn’t a photo.",
"bad-url": "This isn’t an HTTPS URL.",
"not-editable": "The home for this file can’t be edited right now.",
};
