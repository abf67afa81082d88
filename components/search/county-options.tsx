'use client';

/** The options of a select, from their labels by value. An island, so that 62 of them cross to the browser as words. */
export function CountyOptions({ labels }: { readonly labels: Readonly<Record<string, string>> }) {
  return Object.entries(labels).map(([slug, label]) => (
    <option key={slug} value={slug}>
      {label}
    </option>
  ));
}
