import { afterAll, describe } from 'vitest';
import { runtime } from '../runtime';
import { openTestRuntime } from '../runtime.fixture';
import { marketContract } from './market.contract';

process.env.LOCAL_MODE = '1';
afterAll(openTestRuntime().end);

describe('questions and showings on SQLite', () => marketContract(runtime));
