import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSqliteStore } from '@/lib/server/platform/store/sqlite/sqlite-store';
import { aMail, describeMail } from './mail.contract';
import { createOutboxMail, listStoredMails } from './outbox-mail';

const folder = mkdtempSync(join(tmpdir(), 'mail-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

async function open() {
  const store = openSqliteStore(join(folder, `${++files}.db`));
  let now = 0;
  return {
    mailer: createOutboxMail(store, () => ++now),
    received: () => listStoredMails(store),
    list: (limit: number) => listStoredMails(store, limit),
    close: () => store.close(),
  };
}

describeMail('outbox mail', open);

test('a message that is sent twice is stored once', async () => {
  const { mailer, received, close } = await open();
  await mailer.send(aMail());
  await mailer.send(aMail());
  expect(await received()).toHaveLength(1);
  await close();
});

test('the list returns the newest messages up to its limit', async () => {
  const { mailer, list, close } = await open();
  for (const n of [1, 2, 3]) await mailer.send(aMail({ messageId: `${n}@example.com` }));
  expect((await list(2)).map(({ messageId }) => messageId)).toEqual(['3@example.com', '2@example.com']);
  await close();
});
