/** More parts, or more data, than any table of homes has. */
const mostParts = 2_000;
export const mostUnpackedBytes = 256 * 1024 * 1024;

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
  const view = viewOf(bytes);
  const end = findEnd(view);
  if (end < 0) return 'damaged';
  if (view.getUint16(end + 10, true) > mostParts) return 'too-heavy';
  let unpackedBytes = 0;
  for (const entry of entriesOf(bytes, view, end)) {
    if (!entry) return 'damaged';
    unpackedBytes += view.getUint32(entry.at + 24, true);
    if (unpackedBytes > mostUnpackedBytes) return 'too-heavy';
    if (isOutside(entry.name)) return 'damaged';
  }
  return null;
}

/** The packed data of a part of a ZIP file without faults; null without such a part. */
export function entryOf(bytes, name) {
  const view = viewOf(bytes);
  const { at } = entriesOf(bytes, view, findEnd(view)).find((entry) => entry?.name === name) ?? {};
  if (at === undefined) return null;
  const local = view.getUint32(at + 42, true);
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  return {
    isStored: view.getUint16(at + 10, true) === 0,
    data: bytes.subarray(start, start + view.getUint32(at + 20, true)),
  };
}

const viewOf = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The entries of the directory, with null for a broken one, which is the last. */
function entriesOf(bytes, view, end) {
  const entries = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > end || view.getUint32(at, true) !== entryMark) return [...entries, null];
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    );
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.push({ at, name });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}

function findEnd(view) {
  const first = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= first; at--)
    if (view.getUint32(at, true) === endMark) return at;
  return -1;
}

const isOutside = (name) => /^[/\\]|^[a-z]:/i.test(name) || name.split(/[/\\]/).includes('..');
