'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { ScriptButton } from '@/components/ui/form/script-button';
import { icon } from '@/components/ui/icons';
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
    <div className="needs-script no-print flex shrink-0 flex-wrap gap-2">
      {children}
      {canShare && (
        <ScriptButton size="small" onClick={() => act(({ share }) => share(title))}>
          <ShareIcon />
          {copy.share}
        </ScriptButton>
      )}
      <ScriptButton size="small" onClick={() => act(({ copyLink }) => copyLink())}>
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

/** Loads the code on the first press. */
const act = (run: (actions: typeof import('./share-actions')) => void): Promise<void> =>
  import('./share-actions').then(run, () => notify({ tone: 'error', title: copy.noConnection }));

const ShareIcon = icon('M12 3.5V15M7.5 8 12 3.5 16.5 8M5 12v8h14v-8');
const LinkIcon = icon(
  'M9.5 14.5l5-5M8 11l-2.5 2.5a3.5 3.5 0 0 0 5 5L13 16M16 13l2.5-2.5a3.5 3.5 0 0 0-5-5L11 8',
);
const PrintIcon = icon('M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 14h10v6.5H7V14Z');

const never = () => () => {};
const deviceShares = (): boolean => typeof navigator.share === 'function';
