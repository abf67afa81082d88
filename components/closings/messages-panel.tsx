import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import type { ClosingRoom } from '@/lib/domain/closings/views/closing-room';
import { formatMoment } from '@/lib/format';
import { message as messageCopy } from '@/messages/closings/message';
import { messagesPanel as copy } from '@/messages/closings/messages-panel';
import { sideWords } from '@/messages/closings/side-words';
import { ClosingForm } from './closing-form';

/** Id of the latest message of `side`. */
export const lastOf = (messages: ClosingRoom['messages'], side: ClosingRoom['side']): string | undefined =>
  messages.find(({ side: from }) => from === side)?.messageId;

/** Messages between the sides, latest first. */
export function MessagesPanel({ room }: { readonly room: ClosingRoom }) {
  const { closing, side, messages, olderMessages, hasNewerMessages } = room;
  const isAll = olderMessages === null && !hasNewerMessages;
  return (
    <section aria-labelledby="messages">
      <h2 id="messages" className="border-t-2 border-primary pt-3 text-lg font-semibold">
        {copy.messages} {isAll && <span className="font-normal text-text-muted">{messages.length}</span>}
      </h2>
      {isAll && messages.length === 0 && <p className="mt-1 text-sm text-text-muted">{copy.none}</p>}
      {side && (
        <div className="mt-4">
          <ClosingForm
            // Reset after sending; kept while the other side writes.
            key={lastOf(messages, side)}
            action="write"
            id="message"
            page={accountRoutes.sale(closing.saleId)}
            hidden={{ saleId: closing.saleId }}
            fields={[
              { name: 'text', label: messageCopy.text, control: 'textarea', rows: 4, maxLength: 2_000 },
            ]}
            submit={messageCopy.submit}
          />
        </div>
      )}
      {messages.length > 0 && (
        <ul className="mt-5 divide-y divide-line border-y border-line">
          {messages.map(({ messageId, side: from, by, at, text }) => (
            <li key={messageId} className="py-4">
              <p className="text-sm text-text-muted">
                {sideWords[from]}, {by.name}, {formatMoment(at)}
              </p>
              <p className="mt-1 max-w-prose whitespace-pre-line break-words">{text}</p>
            </li>
          ))}
        </ul>
      )}
      {!isAll && (
        <nav aria-label={copy.messagePages} className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
          {hasNewerMessages && (
            <Link href={`${accountRoutes.sale(closing.saleId)}#messages`} className="text-link">
              {copy.latestMessages}
            </Link>
          )}
          {olderMessages !== null && (
            <Link href={accountRoutes.saleMessages(closing.saleId, olderMessages)} className="text-link">
              {copy.olderMessages}
            </Link>
          )}
        </nav>
      )}
    </section>
  );
}
