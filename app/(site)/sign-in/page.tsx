import type { Metadata } from 'next';
import { Suspense } from 'react';
import { NeedsScript } from '@/components/sign-in/needs-script';
import { SignInPrompt } from '@/components/sign-in/sign-in-prompt';

export const metadata: Metadata = { title: 'Sign in', robots: { index: false } };

export default function SignInPage() {
  return (
    <section className="page-width max-w-prose py-16">
      <h1 className="text-title font-semibold">Sign in</h1>
      <p className="mt-3 text-text-muted">To bid, to follow your auctions and to register as a bidder.</p>
      <NeedsScript />
      <Suspense fallback={null}>
        <SignInPrompt />
      </Suspense>
    </section>
  );
}
