'use client';

import { fontVariables } from './fonts/fonts';
import './globals.css';

/** Replaces the whole document when the shell itself fails, so it depends on nothing. */
export default function GlobalError({ reset }: { readonly reset: () => void }) {
  return (
    <html lang="en-US" className={fontVariables}>
      <body>
        <title>This page didn’t load</title>
        <main className="page-width py-24">
          <h1 className="border-t-2 border-primary pt-5 text-display font-semibold">This page didn’t load</h1>
          <p className="mt-5 max-w-prose text-lg leading-relaxed">
            Something went wrong on our end. Confirmed bids are safe. Try again, or come back in a few
            minutes.
          </p>
          <p className="mt-8 flex gap-6">
            <button type="button" onClick={reset} className="min-h-12 rounded bg-secondary px-5 font-medium">
              Try again
            </button>
            {/* A full page load: the router may be what failed. */}
            <a href="/" className="inline-flex min-h-12 items-center underline underline-offset-4">
              Home
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
