import type { Browser } from '@playwright/test';
import type { Sample } from '../sample-page';

/** Somebody else with the same page open, in a browser of their own. */
export async function colleague(browser: Browser, sample: Sample, name: string) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  const theirs = sample.on(page);
  await openAs(theirs, name);
  return { page, sample: theirs, leave: () => context.close() };
}

/** Opens the page, and chooses the name that others see, as the form in the list of people does. */
export async function openAs(sample: Sample, name: string): Promise<void> {
  const { page } = sample;
  const signed = page.waitForRequest(
    (one) => one.method() === 'POST' && one.url().endsWith('/presence.json'),
  );
  await sample.open();
  const sign = { ...((await signed).postDataJSON() as object), name };
  await page.evaluate(async (body) => {
    const { token } = (await (await fetch('/libs/granite/csrf/token.json')).json()) as { token: string };
    await fetch('/bin/ventora/presence.json', {
      method: 'POST',
      headers: { 'CSRF-Token': token },
      body: JSON.stringify(body),
    });
  }, sign);
}
