import type { Metadata } from 'next';
import { env } from '@/lib/server/platform/env';
import { appNotFound as copy } from '@/messages/home/app-not-found';
import SiteLayout from './(site)/layout';
import NotFoundMessage from './(site)/not-found';
import RootLayout from './layout';
import { shellMetadata } from './shell-metadata';

export const metadata: Metadata = {
  ...shellMetadata(env()),
  title: copy.pageNotFound,
  robots: { index: false },
};

/** A URL without a page may belong to a home that is listed later. */
export const revalidate = 60;

/**
 * For URLs without a route: a page that is complete in its HTML. A not-found page at the root would be in the
 * payload of every other page.
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
