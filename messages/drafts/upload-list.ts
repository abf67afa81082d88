// Compiled from messages/en/drafts.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const uploadList = {
uploads: "Uploads",
tryAgainUpload: ({ span, file }: { span: Tag; file: string | number }) => rich("Try again", span(` to upload ${file}`)),
dismiss: ({ span, file }: { span: Tag; file: string | number }) => rich("Dismiss", span(` ${file}`)),
cancel: ({ span, file }: { span: Tag; file: string | number }) => rich("Cancel", span(` ${file}`)),
uploadProgress: ({ file }: { file: string | number }) => `Upload progress for ${file}`,
waiting: "Waiting",
preparing: "Preparing",
connectionLostResumes: "Connection lost. The upload will resume automatically.",
uploadedChecking: "Uploaded. Checking…",
};
