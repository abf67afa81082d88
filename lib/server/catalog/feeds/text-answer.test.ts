import { expect, test } from 'vitest';
import { textResponse } from './text-answer';

const text = { contentType: 'text/calendar', body: 'BEGIN:VCALENDAR' };
const request = (etag?: string) =>
  textResponse(
    new Request('http://a/', etag === undefined ? {} : { headers: { 'if-none-match': etag } }),
    text,
  );

test('a matching ETag gets 304 without a body', async () => {
  const first = request();
  const etag = first.headers.get('etag') ?? '';
  expect(await first.text()).toBe(text.body);
  expect(etag).toMatch(/^W\/"/);
  for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const again = request(known);
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  }
});

test('a different ETag gets the current text', () => {
  expect(request('"other"').status).toBe(200);
  const other = textResponse(new Request('http://a/'), { ...text, body: 'END:VCALENDAR' });
  expect(other.headers.get('etag')).not.toBe(request().headers.get('etag'));
});
