import Link from 'next/link';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import type { Lot } from '@/lib/domain/listings/lot';
import { lotNotice as copy } from '@/messages/lots/lot-notice';

/** On the seller's page of a home in a lot. */
export function LotNotice({ draftId, lot }: { readonly draftId: string; readonly lot: Lot }) {
  const link = (children: ReactNode) => (
    <Link href={accountRoutes.lot(lot.leadKey)} prefetch={false} className="text-link font-medium">
      {children}
    </Link>
  );
  return (
    <Notice tone="info" title={copy.title({ homes: lot.homes.length })}>
      {lot.leadKey === draftId ? copy.leadText({ link }) : copy.includedText({ link })}
    </Notice>
  );
}
