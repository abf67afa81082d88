import { describe, expect, it } from 'vitest';
import { shellMetadata } from './shell-metadata';

const metadata = shellMetadata({ siteUrl: 'https://homes.example', phone: '(212) 555-0199' });

describe('the metadata of the shell', () => {
  it('has this deployment’s phone number in the default title, and the site’s name after other titles', () => {
    expect(metadata.title).toEqual({
      default: 'Bank-Owned Properties for Sale in New York | (212) 555-0199',
      template: '%s | Bank-Owned New York',
    });
  });

  it('lets crawlers index the page, follow its links and show its pictures in full size', () => {
    expect(metadata.robots).toEqual({ index: true, follow: true, 'max-image-preview': 'large' });
  });

  it('has a title, description, type, locale and an image with size and alt text for link previews', () => {
    expect(metadata.openGraph).toMatchObject({
      title: expect.stringContaining('(212) 555-0199'),
      description: expect.stringContaining('online auction'),
      type: 'website',
      locale: 'en_US',
      images: [{ url: '/og.png', width: 1200, height: 630, alt: expect.stringContaining('New York') }],
    });
    expect(String(metadata.metadataBase)).toBe('https://homes.example/');
  });

  it('has keywords, a description and an author', () => {
    expect(metadata.keywords).toContain('bank-owned homes New York');
    expect(metadata.description).toContain('anyone can upload, buy and sell');
    expect(metadata.authors).toEqual([{ name: 'Bank-Owned New York', url: 'https://homes.example' }]);
  });
});
