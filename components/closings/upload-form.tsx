'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useState, useTransition } from 'react';
import { Button, type ButtonVariant } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { postForm } from '@/lib/client/uploads/post-form';
import { uploadForm as copy } from '@/messages/closings/upload-form';

interface UploadFormProps {
  /** Answers with a redirect to the page that shows the outcome; `refused` in its query names a refusal. */
  readonly action: string;
  readonly submit: string;
  readonly variant?: ButtonVariant;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form with a file. It shows how far the upload is; before hydration the browser posts it. */
export function UploadForm({ action, submit, variant = 'secondary', children }: UploadFormProps) {
  const router = useRouter();
  const [percent, setPercent] = useState<number | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isLoading, startTransition] = useTransition();
  const isBusy = percent !== null || isLoading;

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const { currentTarget } = event;
    const form = new FormData(currentTarget);
    setHasFailed(false);
    setPercent(0);
    const outcome = await postForm(action, form, (share) => setPercent(Math.round(share * 100))).catch(
      () => null,
    );
    setPercent(null);
    if (outcome === null) return setHasFailed(true);
    if (!outcome.searchParams.has('refused')) currentTarget.reset();
    startTransition(() => {
      router.push(outcome.pathname + outcome.search + outcome.hash);
      router.refresh();
    });
  }
  return (
    <form
      action={action}
      method="post"
      encType="multipart/form-data"
      onSubmit={onSubmit}
      className="max-w-xl space-y-4"
    >
      {hasFailed && <Notice tone="error" title={copy.failed} />}
      {children}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" variant={variant} aria-disabled={isBusy}>
          {submit}
        </Button>
        {percent !== null && (
          <span className="flex items-center gap-3 text-sm text-text-muted">
            <progress
              max={100}
              value={percent}
              aria-label={copy.progress}
              className="h-2 w-32 accent-primary"
            />
            <span className="tabular-nums">{percent < 100 ? `${percent}%` : copy.checking}</span>
          </span>
        )}
      </div>
      <p role="status" className="sr-only">
        {isBusy && copy.uploading}
      </p>
    </form>
  );
}
