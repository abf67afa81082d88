import { notify } from '@/lib/client/page/notify';
import { shareActions as copy } from '@/messages/listings/share-actions';

const address = (): string => window.location.href.split('#')[0] ?? '';

/** Closing the device's share sheet is not an error. If the sheet fails, copy the link instead. */
export async function share(title: string): Promise<void> {
  try {
    await navigator.share({ title, url: address() });
  } catch (fault) {
    if (!(fault instanceof DOMException && fault.name === 'AbortError')) await copyLink();
  }
}

export async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(address());
    notify({ tone: 'success', title: copy.linkCopied, id: 'copy-link' });
  } catch {
    notify({
      tone: 'error',
      title: copy.browserBlockedCopying,
      description: copy.copyLinkHere({ address: address() }),
      id: 'copy-link',
    });
  }
}
