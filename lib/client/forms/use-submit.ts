import { useState } from 'react';

/** Allows one submission at a time. `work` resolves to null or to an error message. */
export function useSubmit() {
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  async function submit(work: () => Promise<string | null>): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setFault(null);
    const message = await work();
    setIsBusy(false);
    setFault(message);
    return message === null;
  }
  return { isBusy, fault, setFault, submit };
}
