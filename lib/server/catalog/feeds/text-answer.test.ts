import { expect, test } from 'vitest';
import { textAnswer } from './text-answer';

const text = { contentType: 'text/calendar', body: 'BEGIN:VCALENDAR' };
const ask = (known?: string) =>
  textAnswer(
    new Request('http://a/', known === undefined ? {} : { headers: { 'if-none-match': known } }),
    text,
  );

test('who has the text already is answered 304 without it', async () => {
  const first = ask();
  const etag = first.headers.get('etag') ?? '';
  expect(await first.text()).toBe(text.body);
  expect(etag).toMatch(/^W\/"/);
  for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const again = ask(known);
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  }
});

test('who has another text gets this one', () => {
  expect(ask('"other"').status).toBe(200);
  const other = textAnswer(new Request('http://a/'), { ...text, body: 'END:VCALENDAR' });
  expect(other.headers.get('etag')).not.toBe(ask().headers.get('etag'));
});
