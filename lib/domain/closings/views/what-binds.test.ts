import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { whatBinds } from '@/messages/closings/what-binds';

const folder = fileURLToPath(new URL('../../../../messages/en/', import.meta.url));
const texts = [...readdirSync(folder).map((file) => readFileSync(folder + file, 'utf8')), whatBinds].join(
  '\n',
);

test('no screen says that winning alone sells the home: it obligates both sides to sign the contract', () => {
  expect(whatBinds).toMatch(/obligates both sides to sign the contract of sale/);
  expect(
    texts.match(
      /[^."]*(?:obligat\w+|bound|binds?) (?:me |you |them |both sides |the \w+ )?to (?:buy|sell)\b[^."]*/gi,
    ),
  ).toBeNull();
});
