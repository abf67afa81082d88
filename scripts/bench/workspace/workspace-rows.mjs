import { megabytes, ms, rate } from '../statistics.mjs';

const mostMs = 300;
/** The files of 500 homes, 11 each, within 30 minutes. */
const leastFilesPerSecond = (500 * 11) / (30 * 60);

/** Target ratios follow from 300 ms for a page, and from twice the quiet time of the home page. */
export const workspaceRows = ({ homes, pages, imported, zip }) => [
  ...pages.map(({ name, p50, first, worst, bareMs }) => ({
    what: `${name} at ${homes} homes, p50; first ${ms(first)}, worst later ${ms(worst)}`,
    measured: ms(p50),
    reference: `${ms(bareMs)}, bare page of 50 cards`,
    ratio: p50 / bareMs,
    atMost: Math.floor(mostMs / bareMs),
  })),
  ...importRows(imported),
  zipRow(zip),
];

/** The upload counts: the seller waits for both. */
export function zipRow({ homes, count, uploadMs, storeMs }) {
  const perSecond = (count * 1_000) / (uploadMs + storeMs);
  return {
    what: `photos of a ZIP sent and stored for ${homes} homes, ${count} photos; upload ${ms(uploadMs)}, storing ${ms(storeMs)}`,
    measured: rate(perSecond),
    reference: `${leastFilesPerSecond.toFixed(2)}/s, 5,500 files in 30 minutes`,
    ratio: perSecond / leastFilesPerSecond,
    atLeast: 1,
  };
}

function importRows({ rows, uploadMs, checkMs, runMs, processorSeconds, quietMs, duringMs, memory }) {
  const perSecond = (rows * 1_000) / (checkMs + runMs);
  return [
    {
      what: `rows of a ${rows}-row table imported through its page; upload ${ms(uploadMs)}, dry run ${ms(checkMs)}, run ${ms(runMs)}; ${processorSeconds.toFixed(1)} s of the processor, with the visits meanwhile`,
      measured: rate(perSecond),
      reference: '500/s, dry run and run together',
      ratio: perSecond / 500,
      atLeast: 1,
    },
    {
      what: 'home page during the import, p50',
      measured: ms(duringMs),
      reference: `${ms(quietMs)}, without it`,
      ratio: duringMs / quietMs,
      atMost: 2,
    },
    ...memoryRows('the site', rows, memory.each, memory.peak),
  ];
}

/** Whether memory grows from import to import, over all imports after the first. `where`: in which process. */
export function memoryRows(where, rows, each, peak) {
  const [first, ...later] = each;
  const last = later.at(-1);
  const top = peak ? `; peak of resident memory ${megabytes(peak)}` : '';
  const row = (name, key, atMost) => ({
    what: `${name} of ${where} after ${later.length} more imports of ${rows} rows, after each ${later.map((one) => megabytes(one[key])).join(', ')}${top}`,
    measured: megabytes(last[key]),
    reference: `${megabytes(first[key])}, after the first import`,
    ratio: last[key] / first[key],
    atMost,
  });
  return [row('memory in use', 'held', 1.05), row('resident memory', 'resident', 1.1)];
}
