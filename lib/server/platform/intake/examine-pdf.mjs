import { inflateRawSync, inflateSync, constants as zlib } from 'node:zlib';

/** Names of PDF entries that make a document act or that embed another file. */
const activeNames = [
  'JavaScript',
  'JS',
  'Launch',
  'ImportData',
  'SubmitForm',
  'GoToE',
  'GoToR',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'RichMedia',
  'Rendition',
  'Movie',
  'Sound',
  'XFA',
];
const unread = Symbol('unread');
/**
 * The most bytes that PDF streams may unpack to: a single one, such as a page scanned at 600 dpi, and all
 * together.
 */
const MAX_STREAM_BYTES = 128 * 1024 * 1024;
const MAX_UNPACKED_BYTES = 512 * 1024 * 1024;
/** PDF writers do not stack more filters on a stream than this. */
const MAX_FILTERS = 4;

/** Reads every object of a PDF. Returns its number of pages, or why it is refused. */
export async function examinePdf(bytes) {
  const raw = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(raw)) return { refused: 'not-pdf' };
  const end = raw.lastIndexOf('%%EOF');
  if (end < 0) return { refused: 'damaged' };
  if (/\S/.test(raw.slice(end + 5).replaceAll('\0', ' '))) return { refused: 'hidden-content' };

  const pdf = await import('@cantoo/pdf-lib');
  const active = new Set(activeNames);
  let isActive = false;
  let objectStreams = 0;
  const seen = [];
  // Checks every object as it is read, because a later one with the same number would hide it.
  const { assign } = pdf.PDFContext.prototype;
  pdf.PDFContext.prototype.assign = function (reference, object) {
    isActive ||= hasName(pdf, object, active);
    seen.push(object);
    if (object instanceof pdf.PDFStream && nameAt(pdf, object.dict, 'Type') === 'ObjStm') objectStreams += 1;
    return assign.call(this, reference, object);
  };
  const known = await pdf.PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false })
    .then((document) => {
      isActive ||= seen.some((object) => actsUnasked(pdf, document.context, object));
      return document.getPageCount();
    })
    .catch((error) => (error instanceof pdf.EncryptedPDFError ? 'encrypted' : unread))
    .finally(() => {
      pdf.PDFContext.prototype.assign = assign;
    });
  if (known === 'encrypted' || /\/Encrypt\s/.test(raw)) return { refused: 'encrypted' };
  // Finds object streams that this parser did not read but a reader that follows offsets would find.
  const isHidden = findName(raw, ['ObjStm']).length > objectStreams;
  if (
    isActive ||
    findName(
      raw,
      activeNames.filter((name) => name.length > 5),
    ).length > 0
  )
    return { refused: 'active-content' };
  if (isHidden) return { refused: 'hidden-content' };
  if (known === unread || known === 0) return { refused: 'damaged' };
  return unpacksTooFar(pdf, seen) ? { refused: 'unpacks-too-far' } : { pages: known };
}

/**
 * Whether the document acts when it or a page is opened, or on another event. An initial view is allowed. So
 * is a link that a reader clicks, because most documents have some.
 */
function actsUnasked(pdf, context, object) {
  const dictionary = object instanceof pdf.PDFStream ? object.dict : object;
  if (dictionary instanceof pdf.PDFArray)
    return dictionary.asArray().some((each) => actsUnasked(pdf, context, each));
  if (!(dictionary instanceof pdf.PDFDict)) return false;
  return dictionary.entries().some(([key, value]) => {
    const found = context.lookup(value);
    const name = key.decodeText();
    if (name === 'OpenAction') return isAction(pdf, found) && !onlyGoes(pdf, context, found);
    if (name === 'AA' && found instanceof pdf.PDFDict)
      return found.values().some((each) => isAction(pdf, context.lookup(each)));
    return actsUnasked(pdf, context, value);
  });
}

/** Whether this action and all that follow it only jump within this document. */
function onlyGoes(pdf, context, first) {
  const seen = new Set();
  const open = [first];
  for (let action = open.pop(); action !== undefined; action = open.pop()) {
    if (seen.has(action)) continue;
    seen.add(action);
    if (!(action instanceof pdf.PDFDict) || lookedUpName(pdf, context, action, 'S') !== 'GoTo') return false;
    const next = context.lookup(action.get(pdf.PDFName.of('Next')));
    if (next instanceof pdf.PDFArray)
      open.push(...next.asArray().map((each) => context.lookup(each) ?? null));
    else if (next !== undefined) open.push(next);
  }
  return true;
}

function lookedUpName(pdf, context, dictionary, key) {
  const value = context.lookup(dictionary.get(pdf.PDFName.of(key)));
  return value instanceof pdf.PDFName ? value.decodeText() : undefined;
}

const isAction = (pdf, object) => object instanceof pdf.PDFDict && object.has(pdf.PDFName.of('S'));

function unpacksTooFar(pdf, objects) {
  let total = 0;
  for (const stream of objects) {
    if (!(stream instanceof pdf.PDFRawStream)) continue;
    total += unpackedBytes(pdf, stream);
    if (total > MAX_UNPACKED_BYTES) return true;
  }
  return false;
}

/**
 * The unpacked size of a stream; Infinity when it is too large. Stops at an image filter, which is not
 * unpacked here.
 */
function unpackedBytes(pdf, stream) {
  const filters = filtersOf(pdf, stream.dict);
  if (filters.length > MAX_FILTERS) return Number.POSITIVE_INFINITY;
  let bytes = stream.getContents();
  for (const filter of filters) {
    // Crypt changes nothing in an unencrypted document, and encrypted documents are refused.
    if (filter === 'Crypt') continue;
    if (filter === 'FlateDecode' || filter === 'Fl') bytes = inflate(bytes);
    else if (decodable.includes(filter)) bytes = decode(pdf, stream, filter, bytes);
    else break;
    if (bytes === null) return Number.POSITIVE_INFINITY;
  }
  return bytes.length;
}

/** Null when the data are too large, or damaged: other readers may unpack everything before the damage. */
function inflate(bytes) {
  const options = { maxOutputLength: MAX_STREAM_BYTES, finishFlush: zlib.Z_SYNC_FLUSH };
  // Many readers ignore a wrong checksum or header, so the second try skips both.
  for (const unpack of [
    () => inflateSync(bytes, options),
    () => inflateRawSync(bytes.subarray(2), options),
  ]) {
    try {
      return unpack();
    } catch (error) {
      if (error.code === 'ERR_BUFFER_TOO_LARGE') return null;
    }
  }
  return null;
}

const decodable = [
  'LZWDecode',
  'LZW',
  'RunLengthDecode',
  'RL',
  'ASCII85Decode',
  'A85',
  'ASCIIHexDecode',
  'AHx',
];
const longNames = { LZW: 'LZWDecode', RL: 'RunLengthDecode', A85: 'ASCII85Decode', AHx: 'ASCIIHexDecode' };

function decode(pdf, stream, filter, bytes) {
  const dictionary = stream.dict.context.obj({ Filter: longNames[filter] ?? filter });
  try {
    const decoded = pdf.decodePDFRawStream(pdf.PDFRawStream.of(dictionary, bytes)).decode();
    return decoded.length > MAX_STREAM_BYTES ? null : decoded;
  } catch {
    return bytes;
  }
}

function filtersOf(pdf, dictionary) {
  const value = dictionary.context.lookup(dictionary.get(pdf.PDFName.of('Filter')));
  const all =
    value instanceof pdf.PDFArray ? value.asArray().map((each) => dictionary.context.lookup(each)) : [value];
  return all.flatMap((each) => (each instanceof pdf.PDFName ? [each.decodeText()] : []));
}

function hasName(pdf, object, names) {
  const dictionary = object instanceof pdf.PDFStream ? object.dict : object;
  if (dictionary instanceof pdf.PDFName) return names.has(dictionary.decodeText());
  if (dictionary instanceof pdf.PDFArray)
    return dictionary.asArray().some((each) => hasName(pdf, each, names));
  if (!(dictionary instanceof pdf.PDFDict)) return false;
  return dictionary
    .entries()
    .some(([key, value]) => names.has(key.decodeText()) || hasName(pdf, value, names));
}

function nameAt(pdf, dictionary, key) {
  const value = dictionary.get(pdf.PDFName.of(key));
  return value instanceof pdf.PDFName ? value.decodeText() : undefined;
}

/** Finds names in all their spellings: PDF allows any letter as `#` and two hex digits. */
function findName(raw, names) {
  const letter = (each) => `(?:${each}|#${each.charCodeAt(0).toString(16)})`;
  const written = names.map((name) => [...name].map(letter).join(''));
  return raw.match(new RegExp(`/(?:${written.join('|')})(?![A-Za-z0-9])`, 'gi')) ?? [];
}
