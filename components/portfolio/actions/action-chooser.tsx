import Link from 'next/link';
import { bulkActionTypes } from '@/lib/domain/portfolio/bulk-action';
import { helps } from '@/messages/bulk-actions/helps';
import { page as copy } from '@/messages/bulk-actions/page';
import { types } from '@/messages/bulk-actions/types';
import { lotRequest } from '@/messages/lots/lot-request';

interface ActionChooserProps {
  readonly homes: number;
  /** The page with the selection, without an action. */
  readonly path: string;
}

/** What can be done with the chosen homes, and what of it can be undone. */
export const ActionChooser = ({ homes, path }: ActionChooserProps) => (
  <section aria-labelledby="choose">
    <h2 id="choose" className="text-heading font-semibold">
      {copy.chooseAction({ homes })}
    </h2>
    <p className="mt-1 max-w-prose text-text-muted">{copy.nothingYet}</p>
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {bulkActionTypes.map((type) => (
        <Choice key={type} href={`${path}&type=${type}`} label={types[type]} help={helps[type]} />
      ))}
      <Choice href={`${path}&type=lot`} label={lotRequest.title} help={lotRequest.help} />
    </ul>
  </section>
);

interface ChoiceProps {
  readonly href: string;
  readonly label: string;
  readonly help: string;
}

const Choice = ({ href, label, help }: ChoiceProps) => (
  <li className="grid gap-x-6 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
    <Link
      href={href}
      prefetch={false}
      className="flex min-h-11 items-start py-1 font-medium underline underline-offset-4"
    >
      {label}
    </Link>
    <p className="py-1 text-text-muted">{help}</p>
  </li>
);
