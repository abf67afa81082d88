// Compiled from messages/en/drafts.json by `npm run messages`.

export const photoStep = {
photoAdded: "Photo added",
restored: (v: { file: string | number }) => `${v.file} restored`,
choosePhotos: "Choose photos",
jpegPngWebP: (v: { limit: string | number }) => `JPEG, PNG, WebP, or AVIF, up to 25 MB each and ${v.limit} photos total. We remove location and camera data.`,
noPhotosYet: "No photos yet. The first one becomes the cover.",
photosOrder: "Photos in order",
movedPosition: (v: { to: string | number; count: string | number }) => `Moved to position ${v.to} of ${v.count}`,
photoNowCover: "This photo is now the cover",
photoRemovedCan: "Photo removed. You can undo this.",
saved: "Saved",
};
