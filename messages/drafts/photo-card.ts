// Compiled from messages/en/drafts.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const photoCard = {
cover: "Cover",
movePhoto: ({ number }: { number: string | number }) => `Move photo ${number}`,
roomView: "Room or view",
notSpecified: "Not specified",
caption: "Caption",
save: "Save",
setCoverPhoto: ({ span, number }: { span: Tag; number: string | number }) => rich("Set as cover", span(` (photo ${number})`)),
movePhotoEarlier: ({ number }: { number: string | number }) => `Move photo ${number} earlier`,
movePhotoLater: ({ number }: { number: string | number }) => `Move photo ${number} later`,
removePhoto: ({ span, number }: { span: Tag; number: string | number }) => rich("Remove", span(` photo ${number}`)),
looksBlank: "This photo looks blank. Keep it, or remove it and add another.",
keepPhoto: ({ span, number }: { span: Tag; number: string | number }) => rich("Keep", span(` photo ${number}`)),
name: ({ number }: { number: string | number }) => `Photo ${number}`,
roleDescription: "sortable photo",
};
