import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import type { ClosingState, Extension } from '@/lib/domain/closings/closing';
import { openExtension } from '@/lib/domain/closings/extension';
import { closingEndWords } from '@/messages/closings/closing-end-words';
import { extension as extensionCopy } from '@/messages/closings/extension';
import { extensionPanel as copy } from '@/messages/closings/extension-panel';
import { fallThrough as fallThroughCopy } from '@/messages/closings/fall-through';
import { sideWords } from '@/messages/closings/side-words';
import { ClosingForm } from './closing-form';
import type { RoomProps } from './closing-room';
import { Deadline } from './deadline';

/** Requests that wait for an answer: for a later deadline, and to end the sale. */
export function OpenRequests({ room, now }: RoomProps) {
  const extension = openExtension(room.state, now);
  const { proposal } = room.state;
  return (
    <>
      {extension && <LaterDeadline room={room} now={now} extension={extension} />}
      {proposal && <EndRequest room={room} proposal={proposal} />}
    </>
  );
}

function LaterDeadline({ room, now, extension }: RoomProps & { readonly extension: Extension }) {
  const { closing, side } = room;
  const form = { action: 'takeStep', page: accountRoutes.sale(closing.saleId) } as const;
  const decline = { type: 'decline-extension', saleId: closing.saleId };
  const isOwn = extension.side === side;
  const title = isOwn
    ? copy.requestedLaterDeadline
    : copy.sideRequestedLaterDeadline({ side: sideWords[extension.side] });
  return (
    <Notice tone="warning" title={title}>
      <p>
        <Deadline at={extension.until} now={now} />
      </p>
      <p className="mt-1 max-w-prose whitespace-pre-line break-words">{extension.reason}</p>
      {isOwn && (
        <div className="mt-4">
          <ClosingForm {...form} hidden={decline} submit={extensionCopy.withdraw} />
        </div>
      )}
      {side !== null && !isOwn && (
        <div className="mt-4 flex flex-wrap gap-3">
          <ClosingForm
            {...form}
            hidden={{ type: 'agree-extension', saleId: closing.saleId, until: String(extension.until) }}
            submit={extensionCopy.agree}
          />
          <ClosingForm {...form} hidden={decline} submit={extensionCopy.decline} />
        </div>
      )}
    </Notice>
  );
}

interface EndRequestProps extends Pick<RoomProps, 'room'> {
  readonly proposal: NonNullable<ClosingState['proposal']>;
}

function EndRequest({ room: { closing, side }, proposal }: EndRequestProps) {
  const form = { action: 'takeStep', page: accountRoutes.sale(closing.saleId) } as const;
  const withdraw = { type: 'withdraw-proposal', saleId: closing.saleId };
  const why = closingEndWords[proposal.reason];
  if (proposal.side === side)
    return (
      <Notice tone="warning" title={fallThroughCopy.proposed({ why })}>
        <ClosingForm {...form} id="withdraw" hidden={withdraw} submit={fallThroughCopy.withdraw} />
      </Notice>
    );
  return (
    <Notice tone="warning" title={fallThroughCopy.answer({ side: sideWords[proposal.side], why })}>
      {side && (
        <div className="mt-2 flex flex-wrap gap-3">
          <ClosingForm
            {...form}
            id="agree"
            hidden={{ type: 'agree', saleId: closing.saleId }}
            submit={fallThroughCopy.agree}
          />
          <ClosingForm {...form} id="refuse" hidden={withdraw} submit={fallThroughCopy.refuse} />
        </div>
      )}
    </Notice>
  );
}
