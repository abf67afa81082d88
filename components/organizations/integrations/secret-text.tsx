'use client';

import { useRef, useState } from 'react';
import { ScriptButton } from '@/components/ui/form/script-button';
import { secretNotice as copy } from '@/messages/integrations/secret-notice';

/** A secret with a button that copies it, or selects it where the browser forbids copying. */
export function SecretText({ secret }: { readonly secret: string }) {
  const text = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);

  async function copySecret() {
    try {
      await navigator.clipboard.writeText(secret);
      setOutcome('copied');
    } catch {
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
      setOutcome('selected');
    }
  }

  return (
    <>
      <code ref={text} className="mt-2 block select-all break-all text-sm">
        {secret}
      </code>
      <span className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <ScriptButton size="small" onClick={copySecret}>
          {copy.copy}
        </ScriptButton>
        <span role="status">{outcome && copy[outcome]}</span>
      </span>
    </>
  );
}
