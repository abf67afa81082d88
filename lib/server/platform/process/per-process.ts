import 'server-only';

const place: typeof globalThis & { bankOwnedNewYork?: Map<string, unknown> } = globalThis;

/**
 * State that exists once per process, made on first use. Next bundles a module several times and the copies
 * share no module state, so it is stored on `globalThis`. Nothing else in lib/server may use `globalThis`.
 * `name` must be unique in the repository.
 */
export function perProcess<T extends object>(name: string, initial: () => T): () => T {
  return () => {
    place.bankOwnedNewYork ??= new Map();
    const known = place.bankOwnedNewYork.get(name);
    // Only `initial` of this name stores a value here, so the type is right.
    if (known !== undefined) return known as T;
    const created = initial();
    place.bankOwnedNewYork.set(name, created);
    return created;
  };
}

/** For tests only: resets all state, as if the process had just started. */
export const forgetProcess = (): void => place.bankOwnedNewYork?.clear();
