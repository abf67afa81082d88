'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/form/use-hydrated';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { sendBulkUpload } from '@/lib/client/uploads/send-bulk-upload';
import type { UploadStage } from '@/lib/client/uploads/send-pieces';
import { page as pageCopy } from '@/messages/bulk-uploads/page';
import { sending as copy } from '@/messages/bulk-uploads/sending';
import { useUploads as uploadsCopy } from '@/messages/site/use-uploads';
import { ProgressBar } from './progress-bar';

interface Progress {
  readonly stage: UploadStage;
  readonly percent: number;
}

/** Sends a ZIP or a list in pieces and opens its review. Without JavaScript, a form sends it at once. */
export function SendFiles({ organisationId }: { readonly organisationId: string }) {
  const router = useRouter();
  const isReady = useHydrated();
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File) {
    const controller = new AbortController();
    running.current = controller;
    setFault(null);
    const onProgress = (stage: UploadStage, sent: number) =>
      setProgress({ stage, percent: Math.floor((100 * sent) / Math.max(file.size, 1)) });
    onProgress('reading', 0);
    const path = accountRoutes.sendBulkUpload(organisationId);
    try {
      const sent = await sendBulkUpload({ path, file, signal: controller.signal, onProgress });
      if (sent.ok) return router.push(accountRoutes.bulkUpload(organisationId, sent.value));
      setFault(sent.reason.message);
    } catch {
      if (!controller.signal.aborted) setFault(uploadsCopy.couldntReadFile);
    }
    setProgress(null);
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get('file');
    if (file instanceof File && file.size > 0) void send(file);
  }

  return (
    <div className="mt-6 max-w-xl">
      {fault && (
        <Notice tone="error" title={pageCopy.notAccepted} className="mb-5">
          {fault}
        </Notice>
      )}
      {progress && (
        <div className="rounded border border-line p-6">
          <ProgressBar label={copy[progress.stage]} percent={progress.percent} />
          <p className="mt-2 text-sm text-text-muted">{copy.keepOpen}</p>
          <Button size="small" className="mt-4" onClick={() => running.current?.abort()}>
            {copy.cancel}
          </Button>
        </div>
      )}
      <form
        method="post"
        encType="multipart/form-data"
        action={accountRoutes.sendBulkForm(organisationId)}
        onSubmit={isReady ? onSubmit : undefined}
        hidden={progress !== null}
        className="space-y-4 rounded border-2 border-dashed border-text-muted bg-surface-muted p-6"
      >
        <label htmlFor="file" className="block font-medium">
          {pageCopy.chooseFile}
        </label>
        <input
          id="file"
          name="file"
          type="file"
          required
          accept=".zip,.csv,.txt,application/zip,text/csv"
          className="block w-full"
        />
        <Button type="submit" variant="primary">
          {pageCopy.uploadFile}
        </Button>
      </form>
    </div>
  );
}
