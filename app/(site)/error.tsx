'use client';

import { routes } from '@/lib/routes';
import { appError as copy } from '@/messages/home/app-error';

interface ErrorPageProps {
  readonly error: Error & { readonly digest?: string };
  readonly reset: () => void;
}

/** Every page loads this code. The links load a whole page: the router may be what failed. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <div className="page-width py-16 sm:py-24">
      <h1 className="text-display font-semibold">{copy.pageDidntLoad}</h1>
      <p className="mt-5 max-w-prose text-lg">{copy.somethingWentWrong}</p>
      {error.digest && (
        <p className="mt-3 text-text-muted">{copy.referenceStaff({ digest: error.digest })}</p>
      )}
      <p className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={reset} className="button button-primary button-medium">
          {copy.tryAgain}
        </button>
        <a href={routes.home} className="button button-secondary button-medium">
          {copy.home}
        </a>
        <a href={routes.contact} className="button button-quiet button-medium">
          {copy.contact}
        </a>
      </p>
    </div>
  );
}
