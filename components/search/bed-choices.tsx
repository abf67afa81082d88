'use client';

/** Any, or from one to five bedrooms; a larger number that an address asks for stands behind them. */
export function BedChoices({ least }: { readonly least: number | null }) {
  const choices = least !== null && least > 5 ? [1, 2, 3, 4, 5, least] : [1, 2, 3, 4, 5];
  return (
    <div className="flex divide-x divide-text-muted rounded border border-text-muted">
      {[null, ...choices].map((beds) => (
        <label
          key={beds}
          className="flex h-12 flex-1 cursor-pointer items-center justify-center tabular-nums first:rounded-l last:rounded-r has-[:checked]:bg-primary has-[:checked]:text-surface has-[:focus-visible]:relative has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-4 has-[:focus-visible]:outline-primary"
        >
          <input
            type="radio"
            name="beds"
            value={beds ?? ''}
            defaultChecked={(least || null) === beds}
            className="sr-only"
          />
          {beds ?? 'Any'}
        </label>
      ))}
    </div>
  );
}
