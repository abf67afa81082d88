import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { ClosingStatusBadge } from '@/components/closings/closing-status';
import { DocumentsPanel } from '@/components/closings/documents-panel';
import { EndingPanel } from '@/components/closings/ending-panel';
import { ExtensionPanel } from '@/components/closings/extension-panel';
import { FactsPanel } from '@/components/closings/facts-panel';
import { MessagesPanel } from '@/components/closings/messages-panel';
import { StepList } from '@/components/closings/step-list';
import { SuccessionPanel } from '@/components/closings/succession-panel';
import { TurnPanel } from '@/components/closings/turn-panel';
import { InquiryDoneNotice } from '@/components/inquiries/done-notice';
import { accountRoutes } from '@/lib/account-routes';
import { closingRefusalWords } from '@/lib/domain/closings/views/closing-copy';
import { fileRefusalWords } from '@/lib/domain/drafts/upload-refusals';
import { routes } from '@/lib/routes';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { getClosingRoom } from '@/lib/server/workflows/closings/closing-room';
import { saleIdPage as copy } from '@/messages/closings/sale-id-page';

export const metadata: Metadata = { title: copy.closingRoom, robots: { index: false } };

/** The closing room, from the win to the keys, for both sides and staff. */
export default async function SaleRoomPage({ params, searchParams }: PageProps<'/dashboard/sales/[saleId]'>) {
  const [user, { saleId }, { done, refused, title, before }] = await Promise.all([
    requireUser(),
    params,
    searchParams,
  ]);
  const found = await getClosingRoom(
    user,
    decodeURIComponent(saleId),
    typeof before === 'string' ? before : null,
  );
  if (!found.ok) notFound();
  const room = found.value;
  const { closing, state, side } = room;
  const now = clock.now();
  return (
    <>
      <p className="text-sm text-text-muted">
        <Link href={accountRoutes.sales} className="text-link">
          {copy.purchasesSales}
        </Link>
      </p>
      <h1 className="mt-3 max-w-4xl break-words text-title font-semibold">{closing.place}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ClosingStatusBadge state={state} now={now} />
        <span className="text-text-muted">{side ? copy.seller({ side }) : copy.viewingStaff}</span>
        <Link href={routes.property(closing.slug)} prefetch={false} className="text-link">
          {copy.viewListing}
        </Link>
      </p>
      <InquiryDoneNotice done={done} words={doneWords} />
      <TurnPanel room={room} now={now} />
      <ExtensionPanel room={room} now={now} />
      <SuccessionPanel room={room} now={now} />
      <StepList room={room} now={now} />
      <FactsPanel room={room} />
      <DocumentsPanel
        room={room}
        problem={problemOf(refused)}
        title={typeof title === 'string' ? title : ''}
      />
      <MessagesPanel room={room} />
      <EndingPanel room={room} now={now} />
    </>
  );
}

const doneWords = {
  'offer-contract': copy.contractSentWeve,
  sign: copy.contractSignedWeve,
  confirm: copy.confirmedWeveEmailed,
  document: copy.documentSentWeve,
  message: copy.messageSentWeve,
  'propose-fall-through': copy.requestEndSale,
  'withdraw-proposal': copy.saleContinues,
  'propose-extension': copy.requestLaterDeadline,
  'agree-extension': copy.deadlineMovedWeve,
  'decline-extension': copy.deadlineHasntChanged,
  agree: copy.saleEndedBoth,
  'end-unfinished': copy.saleEnded,
  'declare-default': copy.saleEndedDefault,
  'offer-backup': copy.choiceSavedSee,
  relist: copy.canNowRelist,
  'judge-facts': copy.answersSubmittedWeve,
  'answer-facts': copy.responseSubmittedWeve,
};

const words: Readonly<Record<string, string>> = { ...fileRefusalWords, ...closingRefusalWords };
const problemOf = (refused: string | string[] | undefined): string | null =>
  typeof refused === 'string' && Object.hasOwn(words, refused) ? (words[refused] ?? null) : null;
