import 'server-only';
import * as collections from './collections';
import type { Collection } from './store';

export const allCollections: readonly Collection<object>[] = Object.values(collections).filter(
  (each) => typeof each === 'object',
);
