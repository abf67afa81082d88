import { afterEach, expect, test, vi } from 'vitest';
import * as config from '@/app/api/config/route';
import { forgetProcess } from '@/lib/server/platform/process/per-process';
import { GET } from './route';

afterEach(() => {
  vi.unstubAllEnvs();
  forgetProcess();
});

async function answersWith(variables: Readonly<Record<string, string>>) {
  vi.stubEnv('LOCAL_MODE', '1');
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  forgetProcess();
  const request = new Request('http://localhost:3000/api/config');
  const { mapStyleUrl, mapTilesUrl } = await (
    await config.GET(request, { params: Promise.resolve({}) })
  ).json();
  return { mapStyleUrl, mapTilesUrl, policy: GET().headers.get('content-security-policy') };
}

test('the policy allows the tile worker to connect to the host of the configured style', async () => {
  expect(await answersWith({ MAP_STYLE_URL: 'https://tiles.example/styles/streets.json' })).toEqual({
    mapStyleUrl: 'https://tiles.example/styles/streets.json',
    mapTilesUrl: null,
    policy: "default-src 'none'; connect-src https://tiles.example",
  });
});

test('the policy allows the tile worker to connect to the host of the configured archive', async () => {
  expect(await answersWith({ MAP_TILES_URL: 'https://tiles.example/new-york.pmtiles' })).toEqual({
    mapStyleUrl: null,
    mapTilesUrl: 'https://tiles.example/new-york.pmtiles',
    policy: "default-src 'none'; connect-src https://tiles.example",
  });
});

test('the policy allows no connection without streets', async () => {
  expect(await answersWith({})).toEqual({
    mapStyleUrl: null,
    mapTilesUrl: null,
    policy: "default-src 'none'; connect-src 'none'",
  });
});
