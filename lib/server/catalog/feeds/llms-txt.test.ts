import { expect, test } from 'vitest';
import { toLlmsTxt } from './llms-txt';

test('has one title, a quote and sections with lists of links, as llmstxt.org specifies', () => {
  const text = toLlmsTxt('https://homes.example');
  const [title, quote, , ...sections] = text.trim().split('\n\n');
  expect(title).toMatch(/^# \S/);
  expect(quote).toMatch(/^> \S/);
  expect(text.match(/^# /gm)).toHaveLength(1);
  expect(sections.length).toBeGreaterThan(3);
  for (const [index, part] of sections.entries()) {
    if (index % 2 === 0) expect(part).toMatch(/^## \S/);
    else
      for (const line of part.split('\n'))
        expect(line).toMatch(/^- \[.+\]\(https:\/\/homes\.example\/.*\): \S/);
  }
});

test('links to every public route that returns all listings or all auctions', () => {
  const text = toLlmsTxt('https://homes.example');
  for (const path of ['/developers', '/api/openapi.json', '/api/listings', '/api/listings.csv', '/api/reso'])
    expect(text).toContain(`(https://homes.example${path})`);
});
