import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { digestWindowMs } from '@/lib/domain/notifications/digest';
import { startSmtpServer } from '@/lib/server/platform/mail/smtp-server.fixture';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { linesUntilKilled } from '@/lib/server/platform/runtime/killed-writer.fixture';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { sendOutbox } from '../send-outbox';

const folder = mkdtempSync(join(tmpdir(), 'digest-crash-'));
afterAll(async () => {
  await runtime().store.close();
  rmSync(folder, { recursive: true });
});

test('after a kill between approvals and digests, each approval is counted in exactly one of few mails', async () => {
  const smtp = await startSmtpServer();
  Object.assign(process.env, { LOCAL_MODE: '1', DATA_DIR: folder, SMTP_URL: smtp.url });
  const script = fileURLToPath(new URL('./digest-burst.fixture.ts', import.meta.url));
  const printed = await linesUntilKilled(400, script);
  const { store } = runtime();
  for (const passedMs of [0, digestWindowMs, 2 * digestWindowMs, 4 * digestWindowMs]) {
    const at = Date.now() + 700_000 + passedMs;
    for (let round = 0; round < 40; round++) await sendOutbox(at);
  }
  await smtp.close();
  expect((await store.query(outbox, {})).docs).toEqual([]);

  const mails = new Map(
    smtp.envelopes.map(({ source }) => [/^Message-ID: <(.+)>$/m.exec(source)?.[1] ?? '', source]),
  );
  const counts = [...mails.values()].map((source) => {
    const [, count] = /^Subject: (\d+) listings? published/m.exec(source) ?? [];
    return Number(count ?? 1);
  });
  const sum = counts.reduce((all, count) => all + count, 0);
  // The approval that was written at the kill may not have been printed.
  expect(sum - printed.length).toBeGreaterThanOrEqual(0);
  expect(sum - printed.length).toBeLessThanOrEqual(1);
  expect(mails.size).toBeLessThan(printed.length / 4);
  // Only what was being sent at the kill may be sent twice, with the same Message-ID.
  expect(smtp.envelopes.length - mails.size).toBeLessThanOrEqual(1);
}, 60_000);
