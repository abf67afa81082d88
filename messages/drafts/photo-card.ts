// Compiled from messages/en/drafts.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const photoCard = {
cover: "Cover",
movePhoto: (v: { number: string | number }) => `Move photo ${v.number}`,
roomView: "Room or view",
notSpecified: "Not specified",
caption: "Caption",
save: "Save",
setCoverPhoto: (v: { span: Tag; number: string | number }) => rich("Set as cover", v.span(`: photo ${v.number}`)),
movePhotoEarlier: (v: { number: string | number }) => `Move photo ${v.number} earlier`,
movePhotoLater: (v: { number: string | number }) => `Move photo ${v.number} later`,
removePhoto: (v: { span: Tag; number: string | number }) => rich("Remove", v.span(` photo ${v.number}`)),
name: (v: { number: string | number }) => `Photo ${v.number}`,
roleDescription: "sortable photo",
};
