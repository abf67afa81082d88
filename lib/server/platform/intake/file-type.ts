import 'server-only';

export type FileType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'pdf';

/** How many first bytes are enough to recognize the type. */
export const HEAD_BYTES = 32;

/**
 * The type of a file by its first bytes; its name and the browser's content type are ignored. Null: not
 * accepted.
 */
export function typeOfFile(head: Buffer): FileType | null {
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF[\s\S]{4}WEBPVP8/.test(text)) return 'webp';
  if (/^%PDF-\d/.test(text)) return 'pdf';
  const [, major = '', others = ''] = /^[\s\S]{4}ftyp([\s\S]{4})[\s\S]{4}([\s\S]*)/.exec(text) ?? [];
  if (/avi[fs]/.test(major + others)) return 'avif';
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(major) ? 'heic' : null;
}

export const isPhotoType = (type: FileType | null): boolean => type !== null && type !== 'pdf';
