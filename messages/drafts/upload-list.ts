// Compiled from messages/en/drafts.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const uploadList = {
uploads: "Uploads",
tryAgainUpload: (v: { span: Tag; file: string | number }) => rich("Try again", v.span(` to upload ${v.file}`)),
dismiss: (v: { span: Tag; file: string | number }) => rich("Dismiss", v.span(` ${v.file}`)),
cancel: (v: { span: Tag; file: string | number }) => rich("Cancel", v.span(` ${v.file}`)),
uploadProgress: (v: { file: string | number }) => `Upload progress of ${v.file}`,
waiting: "Waiting",
preparing: "Preparing",
connectionLostResumes: "Connection lost. Resumes automatically.",
uploadedChecking: "Uploaded. Checking…",
};
