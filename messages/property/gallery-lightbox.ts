// Compiled from messages/en/property.json by `npm run messages`.

export const galleryLightbox = {
fullScreenPhoto: "Full-screen photo",
close: "Close",
previousPhoto: "Previous photo",
nextPhoto: "Next photo",
};
