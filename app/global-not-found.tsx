import type { Metadata } from 'next';
import { LostMessage } from '@/components/layout/lost-message';
import { env } from '@/lib/server/platform/env';
import { appNotFound as copy } from '@/messages/home/app-not-found';
import SiteLayout from './(site)/layout';
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
 * For URLs without a route, and for every page that finds nothing: complete in its HTML. The front door sends it in
 * place of Next's page for `notFound()`, which is empty without JavaScript.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <SiteLayout>
        <LostMessage />
      </SiteLayout>
    </RootLayout>
  );
}
