// Compiled from messages/en/organizations.json by `npm run messages`.

export const logoSection = {
title: "Logo",
text: "Shown beside your name on your homes’ pages, at up to 240 by 96 pixels. PNG, JPEG, or WebP; transparency is kept.",
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
empty: "Choose an image file",
"not-manager": "Only an owner of the organization can do this",
viewer: "Only an owner of the organization can do this",
other: "The logo wasn’t saved; choose another file, or try again later",
},
};
