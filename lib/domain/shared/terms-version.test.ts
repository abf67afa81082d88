import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { termsInForce } from './terms-version';

/** The words of each version since 2026-11-27.2, as SHA-256. A bid stays under the words of its version. */
const words: Readonly<Record<string, string>> = {
  '2026-11-27.2': '4a5a97f490ffed085fbd5c65a6a180e7b4e189184b6c52f8776ed671d8d4f5cb',
  '2026-11-27.3': '7647ba6b82a80c0f93c230492c8c79f48061ada7e52c3cd95770127309f66fa5',
  '2026-11-27.4': '371fc6fb0267536ddf029725b84f5fe1274f6d41b4ddda19041ca1a51eeef8dc',
  '2026-11-27.5': '2a4f5aab8f4e10c7e46fabe0cb46bb57ee9b7a4a3d9084063bed3f0dbd8cf538',
};

it('the words of the terms change only together with their version', () => {
  const { termsPage: _, ...terms } = JSON.parse(readFileSync('messages/en/terms.json', 'utf8'));
  const hash = createHash('sha256').update(JSON.stringify(terms)).digest('hex');
  expect(words[termsInForce.version]).toBe(hash);
});
