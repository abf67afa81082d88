/** More parts, or more data, than any table of homes has. */
const mostParts = 2_000;
const mostUnpackedBytes = 256 * 1024 * 1024;

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endLength = 22;
const longestComment = 65_535;

/**
 * Checks the directory of a ZIP file before anything is unpacked. Returns what is wrong with it: `damaged`
 * for a broken directory and for names outside the archive, `too-heavy`, or null. The sizes are as declared;
 * the limits of the process bound what a file with false ones can do.
 */
export function faultOfZip(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end < 0) return 'damaged';
  const count = view.getUint16(end + 10, true);
  if (count > mostParts) return 'too-heavy';
  let at = view.getUint32(end + 16, true);
  let unpackedBytes = 0;
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > end || view.getUint32(at, true) !== entryMark) return 'damaged';
    unpackedBytes += view.getUint32(at + 24, true);
    if (unpackedBytes > mostUnpackedBytes) return 'too-heavy';
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    );
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    if (isOutside(name)) return 'damaged';
    at += 46 + nameLength + extraLength + commentLength;
  }
  return null;
}

function findEnd(view) {
  const first = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= first; at--)
    if (view.getUint32(at, true) === endMark) return at;
  return -1;
}

const isOutside = (name) => /^[/\\]|^[a-z]:/i.test(name) || name.split(/[/\\]/).includes('..');
