'use client';

import { atom, useAtomValue } from 'jotai';
import { AppProgressBar } from 'next-nprogress-bar';
import { Toaster } from 'sonner';

const flag = atom(false);

export function Packages() {
  const isOpen = useAtomValue(flag);
  return (
    <>
      <p>{isOpen ? 'Open' : 'Closed'}</p>
      <Toaster />
      <AppProgressBar />
    </>
  );
}
