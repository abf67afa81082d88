/** The open menus of the filter bar. On a phone they are rows of a sheet. */
const openMenus = (): readonly HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>('.filter-menu[open]'),
];
const sheet = (): HTMLInputElement | null => document.querySelector('#show-filters');

/** Closes the menus and the sheet. */
export function closeMenus(): void {
  for (const menu of openMenus()) menu.open = false;
  const toggle = sheet();
  if (toggle) toggle.checked = false;
}

/** A press on the text of a menu focuses the page's main part around it. Closing it then crashes Chromium 156. */
const isAround = ({ target }: Event): boolean =>
  target instanceof Node && openMenus().some((menu) => target.contains(menu));

/** Escape, a press outside, and moving the focus outside close a menu. Returns a cleanup function. */
export function watchMenus(form: HTMLFormElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const leave = ({ target }: Event) => {
    const isSheet = sheet()?.checked;
    if (isSheet || !(target instanceof Node)) return;
    for (const menu of openMenus()) if (!menu.contains(target)) menu.open = false;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const opener = openMenus()[0]?.querySelector('summary') ?? (sheet()?.checked ? sheet() : null);
    if (!opener) return;
    closeMenus();
    opener.focus();
  };
  document.addEventListener('pointerdown', leave, { signal });
  document.addEventListener('focusin', (event) => !isAround(event) && leave(event), { signal });
  form.addEventListener('keydown', onKey, { signal });
  return () => listeners.abort();
}
