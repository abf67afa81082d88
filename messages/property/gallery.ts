// Compiled from messages/en/property.json by `npm run messages`.

export const gallery = {
photos: "Photos",
largePhotos: "Large photos",
fullScreen: "Full screen",
previousPhoto: "Previous photo",
nextPhoto: "Next photo",
photo: "Photo",
};
