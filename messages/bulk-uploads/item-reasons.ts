// Compiled from messages/en/bulk-uploads.json by `npm run messages`.

export const itemReasons = {
gone: "The home or the file is gone.",
unreachable: "We couldn’t reach this address.",
"private-address": "This address isn’t public.",
"too-slow": "The server took too long.",
"bad-status": "The server didn’t return the photo.",
"wrong-type": "This isn’t a photo.",
"bad-url": "Not an address with https.",
"not-editable": "Its home can’t be changed now.",
};
