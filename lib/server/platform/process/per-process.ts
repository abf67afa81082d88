import 'server-only';

const place: typeof globalThis & { bankOwnedNewYork?: Map<string, unknown> } = globalThis;

/**
 * State that exists once per process, made on first use. Next bundles a module several times and the copies share no
 * module state, so it hangs on `globalThis`. Nothing else in lib/server may use that. `name` is unique in the tree.
 */
export function perProcess<T extends object>(name: string, initial: () => T): () => T {
  return () => {
    place.bankOwnedNewYork ??= new Map();
    const known = place.bankOwnedNewYork.get(name);
    // Only this name's own `initial` puts anything here.
    if (known !== undefined) return known as T;
    const created = initial();
    place.bankOwnedNewYork.set(name, created);
    return created;
  };
}

/** Only for tests: as if the process had just started. */
export const forgetProcess = (): void => place.bankOwnedNewYork?.clear();
