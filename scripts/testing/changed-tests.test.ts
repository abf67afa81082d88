import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function call(name: string, args: string): unknown {
  const code = `import { ${name} } from './scripts/testing/changed-tests.mjs'; console.log(JSON.stringify(${name}(${args})))`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}

test('a changed test comes first, then the test of a changed file, then the others by folder distance', () => {
  const tests = [
    'app/page.test.ts',
    'lib/domain/money.test.ts',
    'lib/a.test.ts',
    'lib/b/c.test.ts',
    'lib/d.test.ts',
  ];
  const changed = ['lib/a.ts', 'lib/b/c.test.ts'];
  expect(call('sortByNearness', `${JSON.stringify(tests)}, ${JSON.stringify(changed)}`)).toEqual([
    'lib/b/c.test.ts',
    'lib/a.test.ts',
    'lib/d.test.ts',
    'lib/domain/money.test.ts',
    'app/page.test.ts',
  ]);
});

test('tests are selected until their durations fill the budget, but always at least one', () => {
  const files = "['one', 'two', 'three'], new Map([['one', 4000], ['two', 4000], ['three', 4000]])";
  expect(call('takeWithin', `10000, ${files}`)).toEqual(['one', 'two']);
  expect(call('takeWithin', `1, ${files}`)).toEqual(['one']);
  expect(call('takeWithin', `60000, ${files}`)).toEqual(['one', 'two', 'three']);
});
