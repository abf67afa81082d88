import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileEntry } from '@/lib/domain/drafts/files/upload';
import { useUploads as copy } from '@/messages/site/use-uploads';
import type { UploadFault, UploadStage } from './send-pieces';
import { type UploadFacts, uploadFile } from './upload-file';

export interface UploadItem {
  readonly id: number;
  readonly file: File;
  readonly facts: UploadFacts;
  readonly stage: 'queued' | UploadStage | 'failed';
  /** Bytes on the server. */
  readonly sent: number;
  readonly fault: UploadFault | null;
}

/** How many files upload at once; the others wait. */
const AT_ONCE = 2;

/** Files being uploaded to a draft. A finished file leaves the list and is passed to `onEntry`. */
export function useUploads(draftId: string, onEntry: (entry: FileEntry, file: File) => void) {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);
  const arrived = useRef(onEntry);
  arrived.current = onEntry;

  const change = useCallback((id: number, more: Partial<UploadItem>) => {
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...more } : item)));
  }, []);
  const drop = useCallback((id: number) => {
    setItems((all) => all.filter((item) => item.id !== id));
  }, []);

  useEffect(() => {
    const waiting = items.filter(({ id, stage }) => stage === 'queued' && !running.current.has(id));
    for (const { id, file, facts } of waiting.slice(0, AT_ONCE - running.current.size)) {
      const controller = new AbortController();
      running.current.set(id, controller);
      const onProgress = (stage: UploadStage, sent: number) => change(id, { stage, sent });
      uploadFile({ draftId, file, facts, signal: controller.signal, onProgress })
        .then((answer) => {
          running.current.delete(id);
          if (!answer.ok) return change(id, { stage: 'failed', fault: answer.reason });
          drop(id);
          arrived.current(answer.value, file);
        })
        .catch(() => {
          running.current.delete(id);
          if (controller.signal.aborted) return drop(id);
          const message = copy.couldntReadFile;
          change(id, { stage: 'failed', fault: { message, canRetry: true } });
        });
    }
  }, [items, draftId, change, drop]);

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);
  useWarning(items.some(({ stage }) => stage !== 'failed'));

  return {
    items,
    add(files: readonly File[], facts: UploadFacts) {
      const added = files.map(
        (file): UploadItem => ({ id: ++lastId.current, file, facts, stage: 'queued', sent: 0, fault: null }),
      );
      setItems((all) => [...all, ...added]);
    },
    cancel(id: number) {
      const controller = running.current.get(id);
      if (controller) controller.abort();
      else drop(id);
    },
    retry: (id: number) => change(id, { stage: 'queued', fault: null }),
  };
}

/** Asks for confirmation before leaving the page while files are uploading. */
function useWarning(isOnWay: boolean): void {
  useEffect(() => {
    if (!isOnWay) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOnWay]);
}
