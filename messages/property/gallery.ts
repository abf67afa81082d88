// Compiled from messages/en/property.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const gallery = {
photos: "Photos",
largePhotos: "Large photos",
fullScreen: "Full screen",
previousPhoto: "Previous photo",
nextPhoto: "Next photo",
position: (v: { hidden: Tag; current: string | number; total: string | number }) => rich(v.hidden("Photo "), v.current, " / ", v.total),
};
