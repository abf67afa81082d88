'use client';

import { MessagePage } from '@/components/layout/message-page';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { routes } from '@/lib/routes';
import { appError as copy } from '@/messages/home/app-error';

interface ErrorPageProps {
  readonly error: Error & { readonly digest?: string };
  readonly reset: () => void;
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <MessagePage
      title={copy.pageDidntLoad}
      actions={
        <>
          <Button variant="primary" onClick={reset}>
            {copy.tryAgain}
          </Button>
          <LinkButton href={routes.home}>{copy.home}</LinkButton>
          <LinkButton href={routes.contact} variant="quiet">
            {copy.contact}
          </LinkButton>
        </>
      }
    >
      <p>{copy.somethingWentWrong}</p>
      {error.digest && (
        <p className="mt-3 text-base text-text-muted">{copy.referenceStaff({ digest: error.digest })}</p>
      )}
    </MessagePage>
  );
}
