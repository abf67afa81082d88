import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import { replayClosing } from '@/lib/domain/closings/evolve-closing';
import type { Closing } from '@/lib/domain/closings/stored-closing';
import { formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { backup as backupCopy } from '@/messages/closings/backup';
import { backupRow as copy } from '@/messages/closings/backup-row';
import { whatBinds } from '@/messages/closings/what-binds';
import { ClosingForm } from './closing-form';
import { Deadline } from './deadline';

/** A backup buyer's offer to buy: price, deadline, and the two answers. */
export function BackupRow({ closing, now }: { readonly closing: Closing; readonly now: number }) {
  const { succession, terms } = replayClosing(closing.events);
  if (!succession) return null;
  const price = formatMoney(succession.backup.priceCents);
  const form = { action: 'takeOver', page: accountRoutes.sales } as const;
  return (
    <li className="py-5">
      <p className="text-lg font-semibold leading-snug">
        <Link href={routes.property(closing.slug)} prefetch={false} className="break-words hover:underline">
          {closing.place}
        </Link>
      </p>
      <p className="mt-2 max-w-prose">
        {copy.offer({
          price,
          strong: (children) => <strong className="font-semibold">{children}</strong>,
          deadline: () => <Deadline at={succession.dueAt} now={now} />,
        })}
      </p>
      <div className="mt-4 space-y-3">
        <ClosingForm
          {...form}
          id={`yes-${closing.saleId}`}
          hidden={{ saleId: closing.saleId, answer: 'accept' }}
          fields={[
            {
              name: 'consent',
              control: 'checkbox',
              isRequired: true,
              label: `${backupCopy.consent({ price, closingDays: terms.closingDays })} ${whatBinds}`,
            },
          ]}
          submit={backupCopy.accept({ price })}
          variant="primary"
        />
        <ClosingForm
          {...form}
          hidden={{ saleId: closing.saleId, answer: 'decline' }}
          submit={backupCopy.decline}
        />
      </div>
    </li>
  );
}
