import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { isBusyError } from '@/lib/server/platform/store/store';
import { aPdf, aPicture } from '@/lib/server/workflows/uploads/uploads.fixture';
import { examinePdf, remakePhoto, WORKERS_AT_ONCE } from './run-worker';

const seen = vi.hoisted(() => ({
  now: 0,
  most: 0,
  all: [] as { args: readonly string[]; options: SpawnOptions }[],
}));
vi.mock('node:child_process', async (original) => {
  const real = await original<typeof import('node:child_process')>();
  const spawn = (command: string, args: string[], options: SpawnOptions): ChildProcess => {
    seen.all.push({ args, options });
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    const child = real.spawn(command, args, options);
    child.once('exit', () => {
      seen.now -= 1;
    });
    return child;
  };
  return { ...real, spawn };
});

const folder = mkdtempSync(join(tmpdir(), 'worker-'));
afterAll(() => rmSync(folder, { recursive: true }));
const jpeg = await aPicture().jpeg().toBuffer();
function jobFor(bytes: Uint8Array) {
  const place = mkdtempSync(join(folder, 'job-'));
  writeFileSync(join(place, 'sent'), bytes);
  return { uid: 'ann', path: join(place, 'sent'), folder: place };
}

test('of files that arrive at once as many are checked as the machine has room for, photos and documents alike', async () => {
  const answers = await Promise.all([
    remakePhoto(jobFor(jpeg)),
    examinePdf(jobFor(aPdf())),
    remakePhoto(jobFor(jpeg)),
    remakePhoto(jobFor(Buffer.from('none'))),
  ]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, false]);
  expect(seen.all).toHaveLength(4);
  expect(seen.most).toBe(WORKERS_AT_ONCE);
});

test('a photo of random pixels is doubted as noise, but a grainy photo and a clear one are not', async () => {
  const [width, height] = [640, 480];
  const gaussian = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const noise = sharp({ create: { width, height, channels: 3, background: '#000000', noise: gaussian } });
  const grain = await noise.clone().ensureAlpha(0.7).png().toBuffer();
  const house = { create: { width: 320, height: 240, channels: 3, background: '#204080' } } as const;
  const grainy = sharp({ create: { width, height, channels: 3, background: '#c08040' } }).composite([
    { input: house, left: 20, top: 20 },
    { input: grain },
  ]);
  const doubts = await Promise.all(
    [noise, grainy, aPicture(width, height)].map(async (picture) => {
      const made = await remakePhoto(jobFor(await picture.jpeg().toBuffer()));
      return made.ok ? made.value.doubt : made.reason;
    }),
  );
  expect(doubts).toEqual(['noise', null, null]);
});

test('the worker does not get our environment and is limited in memory and time', async () => {
  vi.stubEnv('TICK_SECRET', 'a-secret-of-the-site');
  await remakePhoto(jobFor(jpeg));
  const { args, options } = seen.all.at(-1) ?? { args: [], options: {} };
  expect(Object.keys(options.env ?? {}).sort()).toEqual(['MALLOC_ARENA_MAX', 'NODE_ENV']);
  expect(args[1]).toMatch(/^ulimit -d \d+; ulimit -t \d+; exec /);
  expect(options).toMatchObject({ timeout: 900_000, killSignal: 'SIGKILL' });
});

test('when too many files of one user wait, the next one is refused as busy, and other users are not', async () => {
  const limits = { memoryMiB: 640, cpuSeconds: 90, milliseconds: 1 };
  const waiting = Array.from({ length: 60 + WORKERS_AT_ONCE }, () =>
    examinePdf({ ...jobFor(aPdf()), limits }),
  );
  await expect(examinePdf(jobFor(aPdf()))).rejects.toSatisfy(isBusyError);
  expect((await examinePdf({ ...jobFor(aPdf()), uid: 'ben' })).ok).toBe(true);
  await Promise.all(waiting);
  expect((await examinePdf(jobFor(aPdf()))).ok).toBe(true);
});
