import { afterEach, expect, test, vi } from 'vitest';
import * as config from '@/app/api/config/route';
import { forgetProcess } from '@/lib/server/platform/process/per-process';
import { GET } from './route';

afterEach(() => {
  vi.unstubAllEnvs();
  forgetProcess();
});

async function answersWith(styleUrl: string | undefined) {
  vi.stubEnv('LOCAL_MODE', '1');
  vi.stubEnv('MAP_STYLE_URL', styleUrl);
  forgetProcess();
  const request = new Request('http://localhost:3000/api/config');
  const { mapStyleUrl } = await (await config.GET(request, { params: Promise.resolve({}) })).json();
  return { mapStyleUrl, policy: GET().headers.get('content-security-policy') };
}

test('the policy allows the tile worker to connect to the host of the configured style', async () => {
  expect(await answersWith('https://tiles.example/styles/streets.json')).toEqual({
    mapStyleUrl: 'https://tiles.example/styles/streets.json',
    policy: "default-src 'none'; connect-src https://tiles.example",
  });
});

test('the policy allows no connection without a style', async () => {
  expect(await answersWith(undefined)).toEqual({
    mapStyleUrl: null,
    policy: "default-src 'none'; connect-src 'none'",
  });
});
