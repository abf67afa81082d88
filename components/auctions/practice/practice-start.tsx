'use client';

import { type ComponentType, useState } from 'react';
import { ScriptButton } from '@/components/ui/form/script-button';
import { notify } from '@/lib/client/page/notify';
import { practiceStart as copy } from '@/messages/auctions/practice-start';

const load = () => import('./practice-auction');

/** Button that loads the practice auction on demand. */
export function PracticeStart() {
  const [Practice, setPractice] = useState<ComponentType | null>(null);
  if (Practice) return <Practice />;
  async function start() {
    const loaded = await load().catch(() => null);
    if (!loaded) return notify({ tone: 'error', title: copy.theresNoConnection });
    setPractice(() => loaded.PracticeAuction);
  }
  return (
    <ScriptButton variant="primary" size="large" className="mt-6" onClick={start}>
      {copy.startPracticeAuction}
    </ScriptButton>
  );
}
