'use client';

import { type ComponentType, useState } from 'react';
import { ScriptButton } from '@/components/ui/form/script-button';
import { notify } from '@/lib/client/page/notify';
import { practiceStart as copy } from '@/messages/auctions/practice-start';

const load = () => import('./practice-auction');

/** On a phone the auction starts below the fold, while its clock runs. */
const scrollTo = (part: HTMLElement | null) => part?.scrollIntoView();

/** Button that loads the practice auction on demand. */
export function PracticeStart() {
  const [Practice, setPractice] = useState<ComponentType | null>(null);
  if (Practice)
    return (
      <div ref={scrollTo}>
        <Practice />
      </div>
    );
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
