import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const distinct = {
  PORT: '4101',
  SECOND_PORT: '4102',
  AUTH_EMULATOR_PORT: '4103',
  FIRESTORE_EMULATOR_PORT: '4104',
  STORAGE_EMULATOR_PORT: '4105',
};
const ports = Object.entries(distinct);
const pairs = ports.flatMap(([one, port], at) =>
  ports.slice(at + 1).map(([other]) => ({ one, other, port })),
);

function run(args: readonly string[], env: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { NODE_ENV: 'test', ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const refusal = (one: string, other: string, port: string) => ({
  status: 1,
  stdout: '',
  stderr: `${one} and ${other} are both ${port}: set one of them to another port.\n`,
});

test.each(pairs)('$one and $other must be different ports', ({ one, other, port }) => {
  const script = `import { requireFreePorts } from './scripts/process/ports.mjs';
    await requireFreePorts(${JSON.stringify(distinct)});`;
  const args = ['--input-type=module', '-e', script];
  expect(run(args, { ...distinct, [other]: port })).toEqual(refusal(one, other, port));
});

test('the site refuses to start on the port of the Auth emulator', () => {
  const env = { PORT: '4101', AUTH_EMULATOR_PORT: '4101' };
  expect(run(['scripts/start.mjs'], env)).toEqual(refusal('PORT', 'AUTH_EMULATOR_PORT', '4101'));
});
