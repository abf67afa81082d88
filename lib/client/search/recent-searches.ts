/** A search that was made in this browser. */
export interface RecentSearch {
  readonly label: string;
  readonly href: string;
}

const key = 'recent-searches';
const most = 5;

/** The last searches, newest first; empty without browser storage. */
export function listRecent(): readonly RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberSearch({ label, href }: RecentSearch): void {
  const others = listRecent().filter((each) => each.label !== label);
  keep([{ label, href }, ...others].slice(0, most));
}

export const forgetSearches = (): void => keep([]);

function keep(searches: readonly RecentSearch[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // Without browser storage there are no recent searches.
  }
}

/** Stored data may come from another page or an earlier version. */
function isRecent(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null || !('label' in value) || !('href' in value)) return false;
  return typeof value.label === 'string' && typeof value.href === 'string' && /^\/(?!\/)/.test(value.href);
}
