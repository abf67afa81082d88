import Link from 'next/link';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import type { LotPage } from '@/lib/domain/reviews/lots/lot-page';
import { lotPage as copy } from '@/messages/lots/lot-page';
import { lotReasons } from '@/messages/lots/lot-reasons';
import { FormedLot } from './formed-lot';
import { NewLot } from './new-lot';

interface LotViewProps {
  readonly page: LotPage;
  /** The address that the candidates were searched by. */
  readonly typed: string;
  /** What was just done. */
  readonly done: string | null;
}

const doneWords: Readonly<Record<string, string>> = {
  formed: copy.formed,
  changed: copy.changed,
  saved: copy.saved,
  dissolved: copy.dissolved,
};

/** The lot of a home: form it, change its homes, split its price, or dissolve it. */
export function LotView({ page, typed, done }: LotViewProps) {
  const { draftId, address, role } = page;
  return (
    <div className="max-w-3xl">
      <p className="text-sm text-text-muted">
        <Link href={accountRoutes.myListing(draftId)} prefetch={false} className="text-link">
          {copy.back}
        </Link>
      </p>
      <h1 className="mt-3 text-title font-semibold">{copy.title}</h1>
      <p className="mt-1 break-words text-lg">{address}</p>
      {done && doneWords[done] && <Notice tone="success" title={doneWords[done]} className="mt-6" />}
      <p className="mt-4">{copy.intro}</p>
      {role === 'lead' && <FormedLot page={page} typed={typed} />}
      {role === 'included' && <IncludedHome page={page} />}
      {role === null && <Beginning page={page} typed={typed} />}
    </div>
  );
}

const IncludedHome = ({ page }: Pick<LotViewProps, 'page'>) => (
  <Notice tone="info" title={copy.included} className="mt-6">
    {copy.includedText({
      link: (children: ReactNode) => (
        <Link href={accountRoutes.lot(page.leadKey)} prefetch={false} className="text-link font-medium">
          {children}
        </Link>
      ),
    })}
  </Notice>
);

const Beginning = ({ page, typed }: Pick<LotViewProps, 'page' | 'typed'>) =>
  page.cannotLead ? (
    <Notice tone="warning" title={copy.cannotLead} className="mt-6">
      {lotReasons[page.cannotLead]}
    </Notice>
  ) : (
    <NewLot page={page} typed={typed} />
  );
