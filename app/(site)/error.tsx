'use client';

import { MessagePage } from '@/components/layout/message-page';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { routes } from '@/lib/routes';

interface ErrorPageProps {
  readonly error: Error & { readonly digest?: string };
  readonly reset: () => void;
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <MessagePage
      title="This page did not load"
      actions={
        <>
          <Button variant="primary" onClick={reset}>
            Try again
          </Button>
          <LinkButton href={routes.home}>Home</LinkButton>
          <LinkButton href={routes.contact} variant="quiet">
            Tell us
          </LinkButton>
        </>
      }
    >
      <p>The fault is ours, not yours. Bids that were confirmed are safe.</p>
      {error.digest && (
        <p className="mt-3 text-base text-text-muted">Reference for our staff: {error.digest}</p>
      )}
    </MessagePage>
  );
}
