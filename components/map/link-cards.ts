import { routes } from '@/lib/routes';

/** Highlights the card of a home in the list, whichever pin it belongs to. */
export function highlightCard(list: HTMLElement | null, slug: string | null): void {
  for (const item of list?.querySelectorAll('[data-tied]') ?? []) item.removeAttribute('data-tied');
  if (slug === null) return;
  list
    ?.querySelector(`a[href="${routes.property(slug)}"]`)
    ?.closest('li')
    ?.setAttribute('data-tied', '');
}

/** Calls back with the home whose card is hovered or focused. Returns a cleanup function. */
export function watchCards(list: HTMLElement | null, take: (slug: string | null) => void): () => void {
  const enter = ({ target }: Event) => take(slugAt(target));
  const leave = () => take(null);
  const listeners = { pointerover: enter, focusin: enter, pointerleave: leave, focusout: leave } as const;
  for (const [name, listener] of Object.entries(listeners)) list?.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) list?.removeEventListener(name, listener);
  };
}

function slugAt(target: EventTarget | null): string | null {
  const card = target instanceof Element ? target.closest('li:has(> .card)') : null;
  return card?.querySelector('.card-link')?.getAttribute('href')?.split('/').at(-1) ?? null;
}
