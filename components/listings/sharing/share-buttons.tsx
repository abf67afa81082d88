'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { ScriptButton } from '@/components/ui/form/script-button';
import { LinkIcon, PrintIcon, ShareIcon } from '@/components/ui/icons';
import { notify } from '@/lib/client/page/notify';
import { shareButtons as copy } from '@/messages/listings/share-buttons';

interface ShareButtonsProps {
  readonly title: string;
  /** Content before them in the row. */
  readonly children?: ReactNode;
}

/** Shares through the device if possible, copies the address, or prints. */
export function ShareButtons({ title, children }: ShareButtonsProps) {
  const canShare = useSyncExternalStore(never, deviceShares, () => false);
  return (
    <div className="needs-script no-print flex max-w-full shrink-0 flex-wrap gap-2 sm:max-w-60 sm:justify-end">
      {children}
      {canShare && (
        <ScriptButton size="small" onClick={() => share(title)}>
          <ShareIcon />
          {copy.share}
        </ScriptButton>
      )}
      <ScriptButton size="small" onClick={copyLink}>
        <LinkIcon />
        {copy.copyLink}
      </ScriptButton>
      <ScriptButton size="small" onClick={() => window.print()}>
        <PrintIcon />
        {copy.print}
      </ScriptButton>
    </div>
  );
}

const never = () => () => {};
const deviceShares = (): boolean => typeof navigator.share === 'function';
const address = (): string => window.location.href.split('#')[0] ?? '';

/** Closing the device's share sheet is not an error. If the sheet fails, copy the link instead. */
async function share(title: string): Promise<void> {
  try {
    await navigator.share({ title, url: address() });
  } catch (fault) {
    if (!(fault instanceof DOMException && fault.name === 'AbortError')) await copyLink();
  }
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(address());
    notify({ tone: 'success', title: copy.linkCopied, id: 'copy-link' });
  } catch {
    notify({
      tone: 'error',
      title: copy.browserBlockedCopying,
      description: copy.copyLink2({ address: address() }),
      id: 'copy-link',
    });
  }
}
