'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/form/use-hydrated';
import { Notice } from '@/components/ui/notice';
import { type PushOutcome, switchPushOn } from '@/lib/client/accounts/push';
import { pushSwitch as copy } from '@/messages/notifications/push-switch';

/** Requests the browser's permission only when pressed. */
export function PushSwitch({ publicKey }: { readonly publicKey: string }) {
  const [outcome, setOutcome] = useState<PushOutcome | 'asking' | null>(null);
  const isHydrated = useHydrated();
  const router = useRouter();

  async function onPress() {
    setOutcome('asking');
    const answer = await switchPushOn(publicKey);
    setOutcome(answer);
    if (answer === 'on') router.refresh();
  }

  return (
    <div className="mt-4">
      <noscript>{copy.requiresJavaScript}</noscript>
      <Button onClick={onPress} disabled={!isHydrated || outcome === 'asking'}>
        {copy.turnBrowser}
      </Button>
      {outcome !== null && outcome !== 'asking' && (
        <Notice
          tone={outcome === 'on' ? 'success' : 'error'}
          title={words[outcome][0]}
          className="mt-4 max-w-xl"
        >
          {words[outcome][1]}
        </Notice>
      )}
    </div>
  );
}

const words: Readonly<Record<PushOutcome, readonly [string, string]>> = {
  on: [copy.pushNotifications, copy.browserNotifyNow],
  unsupported: [copy.browserDoesntSupport, copy.iphoneIPadAdd],
  denied: [copy.browserBlockingNotifications, copy.allowNotificationsSite],
  failed: [copy.couldntTurnPush, copy.checkConnectionTry],
};
