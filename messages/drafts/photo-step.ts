// Compiled from messages/en/drafts.json by `npm run messages`.

export const photoStep = {
photoAdded: "Photo added",
restored: ({ file }: { file: string | number }) => `${file} restored`,
choosePhotos: "Choose photos",
jpegPngWebP: ({ limit }: { limit: string | number }) => `JPEG, PNG, WebP, AVIF, or HEIC, up to 25 MB each. Up to ${limit} photos in total. We remove location and camera data.`,
noPhotosYet: "No photos yet. The first one becomes the cover.",
photosOrder: "Photos in order",
movedPosition: ({ to, count }: { to: string | number; count: string | number }) => `Moved to position ${to} of ${count}`,
photoNowCover: "This photo is now the cover",
photoRemovedCan: "Photo removed. You can undo this.",
photoKept: "Photo kept",
saved: "Saved",
};
