import { randomBytes } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { authorUrl as author } from '../../ports';

const DAM = '/content/dam/ventora';

/** A picture that no other run has: the same bytes again would be recognised. */
export const picture = (): Promise<Buffer> => {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 640, height: 480, channels: 3, background: { r, g, b }, noise } })
    .jpeg()
    .toBuffer();
};

/** A folder of assets of a test's own. */
export async function folderFor(request: APIRequestContext): Promise<string> {
  const name = `story-${Math.random().toString(36).slice(2, 9)}`;
  await write(request, 'POST', `/api/assets/ventora/${name}`, {
    class: 'assetFolder',
    properties: { title: name },
  });
  return `${DAM}/${name}`;
}

async function write(request: APIRequestContext, method: string, address: string, data?: unknown) {
  const token = await request.get(`${author}/libs/granite/csrf/token.json`);
  const { token: csrf } = (await token.json()) as { token: string };
  const answer = await request.fetch(`${author}${address}`, {
    method,
    headers: { 'CSRF-Token': csrf, 'Content-Type': 'application/json' },
    data,
  });
  expect(answer.ok(), `${method} ${address}: ${await answer.text()}`).toBe(true);
}

/** Drops files on the window, by name. */
export async function dropFiles(page: Page, files: Readonly<Record<string, Buffer>>): Promise<void> {
  const encoded = Object.entries(files).map(([name, bytes]) => [name, bytes.toString('base64')] as const);
  await page.evaluate((all) => {
    const transfer = new DataTransfer();
    for (const [name, text] of all) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name));
    }
    window.dispatchEvent(new DragEvent('dragenter', { dataTransfer: transfer }));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, cancelable: true }));
  }, encoded);
}

/** A post of the author’s to the content tree. */
export async function sling(request: APIRequestContext, address: string, form: Record<string, string>) {
  const token = await request.get(`${author}/libs/granite/csrf/token.json`);
  const { token: csrf } = (await token.json()) as { token: string };
  const answer = await request.post(`${author}${address}`, {
    form,
    headers: { 'CSRF-Token': csrf, Accept: 'application/json' },
  });
  expect(answer.ok(), `${address}: ${await answer.text()}`).toBe(true);
}
