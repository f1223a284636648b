import { readSsrSettings } from './ssr-settings';

it('serves only this machine by default', () => {
  expect(readSsrSettings({ SSR_HOST: '' })).toMatchObject({
    SSR_HOST: 'localhost',
    SSR_PORT: 4504,
    SSR_TIMEOUT: 2500,
    SSR_STATE: 'none',
  });
});

it.each([
  [{ SSR_PORT: 'x' }, 'SSR_PORT=x is not a number; give a port from 0 to 65535'],
  [{ SSR_PROCESSES: '0' }, 'SSR_PROCESSES=0 is too small; give a number from 1 to 64'],
  [{ SSR_STATE: 'all' }, 'SSR_STATE=all is unknown; use page or none'],
  [{ SSR_SECRET: 'short' }, 'SSR_SECRET=… is too short to be a secret; give 16 characters or more'],
])('reports what is wrong with %j', (env, message) => {
  expect(() => readSsrSettings(env as Record<string, string>)).toThrow(message);
});
