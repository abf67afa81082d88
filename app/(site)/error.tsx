'use client';

import { MessagePage } from '@/components/layout/message-page';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/home';

interface ErrorPageProps {
  readonly error: Error & { readonly digest?: string };
  readonly reset: () => void;
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <MessagePage
      title={copy.appError.pageDidntLoad}
      actions={
        <>
          <Button variant="primary" onClick={reset}>
            {copy.appError.tryAgain}
          </Button>
          <LinkButton href={routes.home}>{copy.appError.home}</LinkButton>
          <LinkButton href={routes.contact} variant="quiet">
            {copy.appError.contact}
          </LinkButton>
        </>
      }
    >
      <p>{copy.appError.somethingWentWrong}</p>
      {error.digest && (
        <p className="mt-3 text-base text-text-muted">
          {copy.appError.referenceStaff({ digest: error.digest })}
        </p>
      )}
    </MessagePage>
  );
}
