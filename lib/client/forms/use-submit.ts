import { useState } from 'react';

/** One submission at a time. The work answers null, or what went wrong in words. */
export function useSubmit() {
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  async function submit(work: () => Promise<string | null>): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setFault(null);
    const wrong = await work();
    setIsBusy(false);
    setFault(wrong);
    return wrong === null;
  }
  return { isBusy, fault, setFault, submit };
}
