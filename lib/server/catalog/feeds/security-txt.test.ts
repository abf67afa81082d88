import { expect, test } from 'vitest';
import { toSecurityTxt } from './security-txt';

const builtAt = Date.parse('2026-11-21T00:00:00Z');
const text = toSecurityTxt({ siteUrl: 'https://homes.example', contactMail: 'safe@homes.example', builtAt });
const valuesOf = (field: string) =>
  text.split('\n').flatMap((line) => (line.startsWith(`${field}: `) ? [line.slice(field.length + 2)] : []));

test('names contacts and its own canonical URL (RFC 9116, 2.5.3 and 2.5.2)', () => {
  expect(valuesOf('Contact')).toEqual(['mailto:safe@homes.example', 'https://homes.example/contact']);
  expect(valuesOf('Canonical')).toEqual(['https://homes.example/.well-known/security.txt']);
});

test('has one expiry date, less than a year after the build and independent of the request date (2.5.5)', () => {
  expect(valuesOf('Expires')).toEqual(['2027-05-20T00:00:00.000Z']);
});
