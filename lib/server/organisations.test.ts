import { afterAll, describe } from 'vitest';
import { organisationsContract } from './organisations.contract';
import { runtime } from './runtime';
import { openTestRuntime } from './runtime.fixture';

process.env.LOCAL_MODE = '1';
afterAll(openTestRuntime().end);

describe('organisations on SQLite', () => organisationsContract(runtime));
