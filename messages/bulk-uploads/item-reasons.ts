// Compiled from messages/en/bulk-uploads.json by `npm run messages`.

export const itemReasons = {
gone: "The home or the file no longer exists.",
unreachable: "We couldn’t reach this URL.",
"private-address": "This URL leads to an internal address, which we never open. Use a URL that anyone can open.",
"too-slow": "The server took too long to respond.",
"bad-status": "The server didn’t return the photo.",
"wrong-type": "This isn’t a photo.",
"bad-url": "This isn’t a URL that starts with https://.",
"not-editable": "The home for this file can’t be edited right now.",
};
