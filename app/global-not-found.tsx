import type { Metadata } from 'next';
import { env } from '@/lib/server/platform/env';
import SiteLayout from './(site)/layout';
import NotFoundMessage from './(site)/not-found';
import RootLayout from './layout';
import { shellMetadata } from './shell-metadata';

export const metadata: Metadata = { ...shellMetadata(env()), title: 'Not found', robots: { index: false } };

/** An address that nothing answers now may be that of a home which is listed later. */
export const revalidate = 60;

/**
 * For addresses that no route answers: a page that is complete in its HTML, and that no other page carries in its
 * payload as it would carry a not-found page at the root.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <SiteLayout>
        <NotFoundMessage />
      </SiteLayout>
    </RootLayout>
  );
}
