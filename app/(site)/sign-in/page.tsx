import type { Metadata } from 'next';
import { Suspense } from 'react';
import { NeedsScript } from '@/components/sign-in/needs-script';
import { SignInPrompt } from '@/components/sign-in/sign-in-prompt';
import { signInPage as copy } from '@/messages/sign-in/sign-in-page';

export const metadata: Metadata = { title: copy.sign, robots: { index: false } };

export default function SignInPage() {
  return (
    <section className="page-width min-h-[36rem] max-w-prose py-16">
      <h1 className="text-title font-semibold">{copy.sign}</h1>
      <p className="mt-3 text-text-muted">{copy.signBidFollow}</p>
      <NeedsScript />
      <Suspense fallback={null}>
        <SignInPrompt />
      </Suspense>
    </section>
  );
}
