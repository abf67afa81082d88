// Compiled from messages/en/organizations.json by `npm run messages`.

export const logoSection = {
title: "Logo",
text: "Buyers see the logo beside the organization’s name on its homes’ pages, at up to 240 by 96 pixels. Choose a PNG, JPEG, or WebP file; transparency is preserved.",
verifiedOnly: "Once our staff has verified the organization, an owner can add its logo here. Buyers see it beside the name.",
file: "Image file",
submit: "Upload logo",
remove: "Remove logo",
outcomes: {
set: "Logo saved",
"not-verified": "Our staff must verify the organization first",
"not-photo": "Choose a PNG, JPEG, or WebP image",
"too-small": "Choose an image of at least 24 by 24 pixels",
"too-many-pixels": "Choose an image with fewer pixels",
"too-large": "Choose an image file of up to 30 MB",
damaged: "This image is damaged; choose another file",
"too-many": "Too many uploads at once; try again in a few minutes",
empty: "Choose an image file",
"not-manager": "Only an owner of the organization can change its logo",
viewer: "Only an owner of the organization can change its logo",
other: "The logo wasn’t saved; choose another file, or try again later",
},
};
