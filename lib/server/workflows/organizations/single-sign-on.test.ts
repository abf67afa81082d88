import { afterAll, describe } from 'vitest';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { contractProviders, singleSignOnContract } from './single-sign-on.contract';

process.env.LOCAL_MODE = '1';
process.env.SSO_PROVIDERS = contractProviders;
afterAll(openTestRuntime().end);

describe('single sign-on on SQLite', () => singleSignOnContract(runtime));
