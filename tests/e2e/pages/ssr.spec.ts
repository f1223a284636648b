import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, type Page } from '@playwright/test';
import { firstDifference } from '../../ssr/first-difference';
import { authorPort, publishUrl } from '../ports';

/* Pages as AEM sends them: with AEM's own head, and the service's HTML in the root element. */

const service = `http://localhost:${authorPort + 3}`;
const ROOT = '/content/ventora/gb/en';
const { entrypoints } = JSON.parse(readFileSync('clientlibs/manifest.json', 'utf8')) as {
  entrypoints: Record<string, string[]>;
};

let child: ChildProcess;
test.describe.configure({ mode: 'serial', timeout: 90_000 });
test.beforeAll(async () => {
  test.setTimeout(90_000);
  child = spawn(process.execPath, ['--require', 'tsx/cjs', 'model-json/programs/ssr.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      SSR_PORT: `${authorPort + 3}`,
      SSR_PROCESSES: '1',
      SSR_STATE: 'page',
      PUBLIC_ORIGIN: publishUrl,
      SSR_TIMEOUT: '30000',
      LOG_LEVEL: 'error',
    },
  });
  while (!(await fetch(`${service}/readyz`).then((answer) => answer.ok, () => false))) await wait(100); // prettier-ignore
});
test.afterAll(() => child.kill('SIGTERM'));

/** The service's response for a page below the root. */
async function ask(path: string): Promise<string> {
  const modelOf = async (of: string) =>
    (await fetch(`${publishUrl}${of}.model.json`)).json() as Promise<object>;
  const answer = await fetch(`${service}/ssr${path}.html`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'wcm-mode': 'DISABLED', 'page-model-root-url': ROOT },
    body: JSON.stringify({ ...(await modelOf(ROOT)), ':children': { [path]: await modelOf(path) } }),
  });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** Opens a page as AEM's page component writes it. */
async function openAsAem(page: Page, path: string, script: 'site' | 'spa', answer: string): Promise<void> {
  const html = [
    `<!doctype html><html lang="en-GB"><head><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta property="cq:pagemodel_root_url" content="${ROOT}.model.json"><title>AEM</title>`,
    ...entrypoints.styles!.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" href="${file}">`), // prettier-ignore
    ...entrypoints[script]!.filter((file) => file.endsWith('.js')).map((file) => `<script defer src="${file}"></script>`), // prettier-ignore
    `</head><body><div id="spa-root">${answer}</div></body></html>`,
  ].join('\n');
  await page.route(`${publishUrl}${path}.html`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  // Pictures are covered by other tests.
  await page.goto(`${publishUrl}${path}.html`, { waitUntil: 'domcontentloaded' });
}

test('a page in AEM equals the page of publish, and its components work', async ({ page }) => {
  const path = `${ROOT}/products`;
  const answer = await ask(path);
  const published = await (await fetch(`${publishUrl}/products`)).text();
  const body = /<body[^>]*>(.*)<\/body>/s.exec(published)![1]!.replace(' id="spa-root"', '');
  const html = answer.slice(0, answer.lastIndexOf('<script type="application/json" id="__INITIAL_STATE__">'));
  // AEM's rewriter shortens links in texts on their way out. It leaves those in the data of islands, which this does not.
  const rewritten = html.replaceAll(
    / href=(\\*")\/content\/ventora\/gb\/en\/([^".?#\\]+)\.html/g,
    ' href=$1/$2',
  );
  expect(firstDifference(rewritten, body)).toBe('');

  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsAem(page, path, 'site', answer);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: /^Products/ }).click();
  await expect(page.locator('nav.cmp-navigation--menu')).toHaveAttribute('data-level', '1');
  expect(errors).toEqual([]);
});

test('the application starts with the model sent with the page', async ({ page }) => {
  const path = `${ROOT}/after-sales`;
  const answer = await ask(path);
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('.model.json') && fetched.push(request.url()));
  await openAsAem(page, path, 'spa', answer);
  // It has rendered the page again: the state is gone from the root.
  await expect(page.locator('#__INITIAL_STATE__')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fetched).toEqual([]);
});
