import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { z } from 'zod';

const rowSchema = z.object({ ratio: z.number(), atLeast: z.number() });

/** The row of a ZIP of 5,500 photos. */
function rowOf(parts: { readonly uploadMs: number; readonly storeMs: number }) {
  const zip = JSON.stringify({ homes: 500, count: 5_500, ...parts });
  const code = `import { zipRow } from './scripts/bench/workspace/workspace-rows.mjs'; console.log(JSON.stringify(zipRow(${zip})))`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  return rowSchema.parse(JSON.parse(out));
}

test('5,500 photos meet their target within 30 minutes, the upload included, and miss it after that', () => {
  const minuteMs = 60_000;
  const inTime = rowOf({ uploadMs: 5 * minuteMs, storeMs: 24 * minuteMs });
  expect(inTime.ratio).toBeGreaterThan(inTime.atLeast);
  const late = rowOf({ uploadMs: 5 * minuteMs, storeMs: 26 * minuteMs });
  expect(late.ratio).toBeLessThan(late.atLeast);
});
