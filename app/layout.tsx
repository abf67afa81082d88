import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { LoginModalHost } from '@/components/sign-in/login-modal-host';
import { env } from '@/lib/server/platform/env';
import { shell as copy } from '@/messages/site/shell';
import { AnalyticsProvider } from '@/providers/analytics';
import { AuthProvider } from '@/providers/auth-provider';
import { ProgressProvider } from '@/providers/progress';
import { ToasterProvider } from '@/providers/toaster';
import { fontVariables } from './fonts/fonts';
import { shellMetadata } from './shell-metadata';
import './globals.css';
import { secretPaths } from '@/lib/account-routes';

export const metadata: Metadata = shellMetadata(env());

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: '#000000',
  colorScheme: 'light',
};

/** After the page has loaded. The address changes with each build: see public/service-worker.js. */
const registerWorker = `addEventListener('load',()=>navigator.serviceWorker?.register('/service-worker.js?${process.env.BUILD}').catch(()=>{}))`;

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  const { gtmId, gaId } = env();
  return (
    <html lang="en-US" className={fontVariables}>
      <body>
        <a href="#content" className="skip-to">
          {copy.skipToContent}
        </a>
        {/* Hidden on pages without the field of a bid: see globals.css. */}
        <a href="#bid-max" className="skip-to skip-to-bidding">
          {copy.skipToBidding}
        </a>
        <AuthProvider>{children}</AuthProvider>
        <LoginModalHost />
        <ToasterProvider />
        <ProgressProvider />
        {process.env.NODE_ENV === 'production' && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
          <script dangerouslySetInnerHTML={{ __html: registerWorker }} />
        )}
        <AnalyticsProvider gtmId={gtmId} gaId={gaId} secretPaths={secretPaths} />
      </body>
    </html>
  );
}
