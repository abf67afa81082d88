import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JsonLd } from './json-ld';

const read = (description: string): string => {
  const page = renderToStaticMarkup(<JsonLd things={[{ '@type': 'WebPage', description }]} />);
  const { document } = new JSDOM(`<body>${page}<p>after</p>`, { url: 'https://homes.example' }).window;
  expect(document.body.children).toHaveLength(2);
  const { '@context': context, '@graph': graph } = JSON.parse(
    document.querySelector('script')?.textContent ?? '',
  );
  expect(context).toBe('https://schema.org');
  return graph[0].description;
};

test('seller text cannot end the script element and reads back unchanged', () => {
  for (const text of [
    '</script><img src=x onerror=alert(1)>',
    '<!--<script>',
    ']]>',
    '“quotes” & \u2028 "more"',
  ])
    expect(read(text)).toBe(text);
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('<', '/script', '!--', '>', '"', '\\', '&', '\u2028', 'é')),
      (parts) => {
        expect(read(parts.join(''))).toBe(parts.join(''));
      },
    ),
  );
});
