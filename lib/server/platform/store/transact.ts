import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  BusyError,
  type Collection,
  type CommitOptions,
  ConflictError,
  type Reader,
  type Store,
  type Transaction,
  type Write,
  write,
} from './store';

type Engine = Pick<Store, 'getAll' | 'commit'>;

const MAX_ATTEMPTS = 10;
const MAX_PAUSE_MS = 200;

/** Builds a store's `transact` from its reads and its commit. It is the same for every engine. */
export function createTransact(engine: Engine): Store['transact'] {
  const queue = createKeyedQueue();
  return (work, options) => {
    const run = () => runUntilCommitted(engine, work, options);
    return options?.key === undefined ? run() : queue(options.key, run);
  };
}

async function runUntilCommitted<R>(
  engine: Engine,
  work: (tx: Transaction) => Promise<R>,
  options?: CommitOptions,
): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(engine, work, options);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      if (attempt === MAX_ATTEMPTS)
        throw new BusyError(`gave up after ${attempt} attempts`, { cause: error });
    }
    await sleep(Math.random() * Math.min(2 ** attempt, MAX_PAUSE_MS));
  }
}

async function runOnce<R>(
  engine: Engine,
  work: (tx: Transaction) => Promise<R>,
  options?: CommitOptions,
): Promise<R> {
  const attempt = createAttempt(engine);
  let result: R;
  try {
    result = await work(attempt.tx);
  } catch (error) {
    if (error instanceof BusyError) throw error;
    // The error may come from reads that were never true together. Then this commit conflicts and the work
    // runs again.
    await engine.commit(attempt.checks());
    throw error;
  }
  await engine.commit([...attempt.checks(), ...attempt.writes()], options);
  return result;
}

function createAttempt(engine: Engine) {
  const reads = new Map<string, { collection: Collection<object>; id: string; version: string | null }>();
  const pending = new Map<string, Write>();

  function record(collection: Collection<object>, id: string, version: string | null): void {
    const key = keyOf({ collection, id });
    if (pending.has(key)) throw new Error(`${key} is read after it was written in the same transaction`);
    const earlier = reads.get(key);
    if (earlier && earlier.version !== version) throw new ConflictError(`${key} changed between two reads`);
    reads.set(key, { collection, id, version });
  }

  function add(next: Write): void {
    const key = keyOf(next);
    if (pending.has(key)) throw new Error(`${key} is written twice in the same transaction`);
    if (next.kind === 'create' && reads.get(key)?.version)
      throw new Error(`${key} exists, so it cannot be created`);
    pending.set(key, next);
  }

  const getAll: Reader['getAll'] = async (collection, ids) => {
    const docs = await engine.getAll(collection, ids);
    ids.forEach((id, at) => {
      record(collection, id, docs[at]?.version ?? null);
    });
    return docs;
  };

  const tx: Transaction = {
    getAll,
    get: async (collection, id) => (await getAll(collection, [id]))[0] ?? null,
    create: (collection, id, data) => add(write.create(collection, id, data)),
    set: (collection, id, data) => add(write.set(collection, id, data)),
    delete: (collection, id) => add(write.delete(collection, id)),
  };
  return {
    tx,
    checks: () =>
      [...reads].flatMap(([key, { collection, id, version }]) =>
        pending.has(key) ? [] : [write.check(collection, id, version)],
      ),
    writes: () => [...pending].map(([key, next]) => withPrecondition(next, reads.get(key)?.version)),
  };
}

/** Adds the version that was read as a precondition. Undefined: never read, so written unconditionally. */
function withPrecondition(next: Write, version: string | null | undefined): Write {
  if (version === undefined || next.kind === 'check' || next.kind === 'create') return next;
  if (next.kind === 'set') return { ...next, expect: version };
  return version === null ? write.check(next.collection, next.id, null) : { ...next, expect: version };
}

function keyOf({ collection, id }: Pick<Write, 'collection' | 'id'>): string {
  return `${collection.name}/${id}`;
}

function createKeyedQueue() {
  const tails = new Map<string, Promise<void>>();
  return <R>(key: string, run: () => Promise<R>): Promise<R> => {
    const result = (tails.get(key) ?? Promise.resolve()).then(run);
    const tail = result.then(
      () => forget(),
      () => forget(),
    );
    const forget = () => {
      if (tails.get(key) === tail) tails.delete(key);
    };
    tails.set(key, tail);
    return result;
  };
}
