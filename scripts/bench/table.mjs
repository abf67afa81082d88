import { say } from '../process/say.mjs';
import { kilobytes, median, megabytes, ms, rate } from './statistics.mjs';
import { memoryRows, workspaceRows } from './workspace/workspace-rows.mjs';

/**
 * One row per measurement: what, measured, reference, ratio, and its target if it has one. The text of `what`
 * up to the first comma or semicolon names the row in the last line.
 */
export function rowsOf({
  search,
  photos,
  imports,
  verifying,
  log,
  pages,
  bids,
  busy,
  rounds,
  firestore,
  instances,
  workspace,
  soak,
}) {
  return [
    ...(search ?? []).flatMap(searchRows),
    ...(photos ? photoRows(photos) : []),
    ...(imports ? importRows(imports) : []),
    ...(verifying ? verifyingRows(verifying) : []),
    ...(log ? logRows(log) : []),
    ...(pages ? pageRows(pages) : []),
    ...(bids ? bidRows(bids) : []),
    ...(busy ? busyRows(busy) : []),
    ...(rounds ? roundRows(rounds) : []),
    ...(firestore ? firestoreRows(firestore) : []),
    ...(instances ? instancesRows(instances) : []),
    ...(workspace ? workspaceRows(workspace) : []),
    ...(soak ? soakRows(soak) : []),
  ];
}

function searchRows({ size, buildMs, differing, index, scan, mini, put }) {
  const [what, both] = [
    `a search of ${size / 1000}k homes`,
    ({ p50, p99 }) => `p50 ${ms(p50)}, p99 ${ms(p99)}`,
  ];
  const row = (reference, name) => ({
    what: `${what}, p99; p50 ${ms(index.p50)}, worst ${ms(index.worst)}`,
    measured: ms(index.p99),
    reference: `${ms(reference.p99)}, ${name}, p50 ${ms(reference.p50)}`,
    ratio: index.p99 / reference.p99,
  });
  return [
    { ...row(scan, 'a plain scan'), ...(size >= 100_000 && { atMost: 0.05 }) },
    row(mini, `MiniSearch and a scan of its matches, ${differing} searches with different results`),
    {
      what: `a bid put into the index of ${size / 1000}k homes and taken back; ${both(put)}`,
      measured: ms(put.p99),
      reference: `${ms(buildMs)}, the whole index`,
      ratio: put.p99 / buildMs,
    },
  ];
}

const photoRows = ({ ownMs, bareMs, peakBytes }) => [
  {
    what: `12-megapixel photos processed, in a separate process of ${Math.round(peakBytes / 2 ** 20)} MB`,
    measured: rate(1_000 / ownMs),
    reference: `${rate(1_000 / bareMs)}, bare sharp, the same sizes`,
    ratio: bareMs / ownMs,
    atLeast: 0.75,
  },
];

const importRows = ({ rows, own, check, again, bare, memory }) => [
  {
    what: `rows of a ${rows}-row table imported as drafts, dry run included (dry run alone ${rate(check)}; the same table again ${rate(again)})`,
    measured: rate(own),
    reference: `${rate(bare)}, bare csv-parse on the same rows`,
    ratio: own / bare,
  },
  ...memoryRows('imports alone', rows, memory),
];

const verifyingRows = ({ entries, places }) =>
  places.flatMap(({ name, builtIn, own, library, native }) => {
    const row = (reference, by) => ({
      what: `ledger entries verified in ${name}, ${entries} in the ledger`,
      measured: rate(own),
      reference: `${rate(reference)}, SHA-256 alone by ${by}`,
      ratio: own / reference,
    });
    return [row(library, '@noble/hashes, which it uses'), row(native, builtIn)];
  });

const logRows = ({ withLog, without, ratio }) => [
  {
    what: 'bids with log, signed by their bidders, with signed receipts, without HTTP and witnesses, the log at five times its pace',
    measured: rate(withLog),
    reference: `${rate(without)}, without log and signatures`,
    ratio,
    atLeast: 0.8,
  },
];

function pageRows({ pages, scripts, emptyScripts }) {
  const requests = pages.map(({ name, own, bare, weight, bareWeight, cards }) => ({
    what: `${name}, HTML ${kilobytes(weight.html.length)}, ${kilobytes(weight.gzipBytes)} gzip; p50 ${ms(own.p50)}, p99 ${ms(own.p99)}`,
    measured: rate(own.perSecond),
    reference: cards
      ? `${rate(bare.perSecond)}, bare, ${cards} cards a request, ${kilobytes(bareWeight.gzipBytes)}`
      : `${rate(bare.perSecond)}, bare static page, ${kilobytes(bareWeight.html.length)}, ${kilobytes(bareWeight.gzipBytes)} gzip`,
    ratio: own.perSecond / bare.perSecond,
    ...(name.startsWith('searches') ? {} : { atLeast: 0.8 }),
  }));
  const weights = scripts.map(({ name, bytes }) => ({
    what: `${name}, scripts in its HTML, gzip`,
    measured: kilobytes(bytes),
    reference: `${kilobytes(emptyScripts)}, bare page (+${kilobytes(bytes - emptyScripts)})`,
    ratio: bytes / emptyScripts,
  }));
  return [...requests, ...weights];
}

function bidRows({ one, many }) {
  return [
    {
      what: `sequential bids; p50 ${ms(one.bids.p50)}, p99 ${ms(one.bids.p99)}`,
      measured: rate(one.bids.perSecond),
      reference: `${rate(one.rows.perSecond)}, bare durable rows, p50 ${ms(one.rows.p50)}`,
      ratio: one.bids.perSecond / one.rows.perSecond,
      atLeast: 0.5,
    },
    {
      what: `bids, 40 at once; p50 ${ms(many.bids.p50)}, p99 ${ms(many.bids.p99)}`,
      measured: rate(many.bids.perSecond),
      reference: `${rate(many.rows.perSecond)}, bare durable rows, p99 ${ms(many.rows.p99)}`,
      ratio: many.bids.perSecond / many.rows.perSecond,
    },
    {
      what: `bids, 40 at once: p99 of a volley (median of all volleys; p99 of all bids ${ms(many.bids.p99)})`,
      measured: ms(many.bids.blockP99),
      reference: `${ms(one.bids.p50)}, p50 of sequential bids`,
      ratio: many.bids.blockP99 / one.bids.p50,
      atMost: 40,
    },
  ];
}

function busyRows({ quiet, busy }) {
  const of = (blocks, key) => median(blocks.map((block) => block[key]));
  return [
    {
      what: `detail page while its auction gets up to 10 bids a second; p99 ${ms(of(busy, 'p99'))}`,
      measured: rate(of(busy, 'perSecond')),
      reference: `${rate(of(quiet, 'perSecond'))}, the same page without bids, p99 ${ms(of(quiet, 'p99'))}`,
      ratio: of(busy, 'perSecond') / of(quiet, 'perSecond'),
      atLeast: 0.5,
    },
  ];
}

const roundRows = ({ rounds, bids, refused, defects }) => [
  {
    what: `auctions with simultaneous bidders (${bids} bids, ${refused} refused)`,
    measured: `${defects.length} wrong`,
    reference: `${rounds} rounds`,
    ratio: defects.length / rounds,
    atMost: 0,
  },
];

function firestoreRows({ one, many, bareFailed }) {
  return [
    {
      what: `sequential bids on Firestore; p50 ${ms(one.bids.p50)}, p99 ${ms(one.bids.p99)}`,
      measured: rate(one.bids.perSecond),
      reference: `${rate(one.bare.perSecond)}, bare transactions, p50 ${ms(one.bare.p50)}`,
      ratio: one.bids.perSecond / one.bare.perSecond,
      atLeast: 1,
    },
    {
      what: `bids on Firestore, 40 at once; p50 ${ms(many.bids.p50)}, p99 ${ms(many.bids.p99)}`,
      measured: rate(many.bids.perSecond),
      reference: `${rate(many.bare.perSecond)}, bare transactions, p50 ${ms(many.bare.p50)}, ${bareFailed} failed`,
      ratio: many.bids.perSecond / many.bare.perSecond,
      atLeast: 15,
    },
  ];
}

function instancesRows({ live, stale, rounds }) {
  const longest = (what, all) => ({
    what: `${what}; p50 ${ms(median(all))}`,
    measured: ms(Math.max(...all)),
    reference: `1000 ms; the longest of ${all.length}`,
    ratio: Math.max(...all) / 1_000,
  });
  const [row] = roundRows(rounds);
  return [
    { ...longest('from a bid on one instance to the live stream of the other', live), atMost: 1 },
    longest('stale page on either instance after a bid', stale),
    { ...row, what: `through two instances on Firestore: ${row.what}` },
  ];
}

function soakRows({ seconds, steady, signals, counts, acknowledged, lost, backdated }) {
  const rising = (what, { first, last, rise }, unit) => ({
    what: `${what} after ${seconds * 0.5} s (whole soak: ${counts.bids} bids, ${counts.aborted} aborted uploads, ${counts.streams} streams)`,
    measured: unit(last),
    reference: `${unit(first)} at the start`,
    ratio: 1 + rise,
    atMost: 1.02,
  });
  const wrong = (what, count) => ({
    what: `acknowledged bids ${what} by ${signals.SIGTERM} SIGTERM and ${signals.SIGKILL} SIGKILL`,
    measured: `${count} ${what}`,
    reference: `${acknowledged} acknowledged`,
    ratio: acknowledged > 0 ? count / acknowledged : Number.NaN,
    atMost: 0,
  });
  return [
    rising('memory held after garbage collection', steady.held, megabytes),
    { ...rising('resident memory (reported only)', steady.resident, megabytes), atMost: undefined },
    rising('open file descriptors', steady.descriptors, String),
    wrong('lost', lost),
    wrong('backdated', backdated),
    {
      what: 'slowest shutdown after SIGTERM',
      measured: ms(signals.slowestExitMs),
      reference: '2000 ms',
      ratio: signals.slowestExitMs / 2_000,
      atMost: 1,
    },
  ];
}

export const defectsOf = ({
  search,
  verifying,
  pages,
  bids,
  busy,
  rounds,
  firestore,
  instances,
  workspace,
  soak,
}) => [
  ...(search ?? []).flatMap(({ faults }) => faults),
  ...(verifying?.faults ?? []),
  ...(pages?.faults ?? []),
  ...(bids?.faults ?? []),
  ...(busy?.faults ?? []),
  ...(rounds?.defects ?? []),
  ...(firestore?.faults ?? []),
  ...(instances?.rounds.defects ?? []),
  ...(workspace?.faults ?? []),
  ...(soak?.faults ?? []),
];

const isMet = ({ ratio, atLeast, atMost }) =>
  ratio >= (atLeast ?? -Infinity) && ratio <= (atMost ?? Infinity);

export function printTable(rows) {
  const lines = [
    ['what', 'measured', 'reference', 'ratio', 'target', 'met?'],
    ...rows.map((row) => [
      row.what,
      row.measured,
      row.reference,
      row.ratio.toFixed(2),
      aimOf(row),
      verdictOf(row),
    ]),
  ];
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  for (const line of lines)
    say(
      line
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    );
}

function aimOf({ atLeast, atMost }) {
  if (atLeast !== undefined) return `≥ ${atLeast}`;
  return atMost === undefined ? '' : `≤ ${atMost}`;
}

const verdictOf = (row) => (aimOf(row) === '' ? '' : isMet(row) ? 'yes' : 'MISSED');

export function lastLine(found, defects) {
  const missed = rowsOf(found).filter((row) => !isMet(row));
  const aims =
    missed.length === 0
      ? 'every target met'
      : `missed: ${missed.map(({ what }) => what.split(/[,;]/)[0]).join(' · ')}`;
  return `\n${defects.length === 0 ? 'No defects' : `Defects: ${defects.length}`}; ${aims}.`;
}
