import type { ReactNode } from 'react';
import { SampleNotice } from '@/components/layout/sample-notice';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { AccountMenu } from '@/components/sign-in/account-menu';
import { env } from '@/lib/server/platform/env';

/**
 * Seconds. Limits how long caches hold a page from the build, which lacks this deployment's configuration.
 */
export const revalidate = 60;

export default function SiteLayout({ children }: { readonly children: ReactNode }) {
  const { phone, contactMail, localMode } = env();
  return (
    <>
      <SiteHeader phone={phone} account={<AccountMenu />} />
      {localMode && <SampleNotice />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter phone={phone} contactMail={contactMail} />
    </>
  );
}
