'use client';

import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/form/use-hydrated';
import { mostBulk } from '@/lib/domain/staff/queues/bulk';
import { queue as copy } from '@/messages/desk/queue';

/** Checks the boxes of a form, as many as one decision takes; unchecks them if they all are. */
export function SelectAll({ form, count }: { readonly form: string; readonly count: number }) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <Button size="small" onClick={() => toggle(form)}>
      {copy.selectAll({ most: count > mostBulk ? mostBulk : 0 })}
    </Button>
  );
}

function toggle(form: string): void {
  const found = document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][form="${form}"]:enabled`);
  const boxes = [...found].slice(0, mostBulk);
  const areChecked = boxes.every(({ checked }) => checked);
  for (const box of boxes) box.checked = !areChecked;
}
