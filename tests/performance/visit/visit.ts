import { setTimeout as wait } from 'node:timers/promises';
import { findLink, REFUSE } from './in-page';
import { MIDDLE, type Phone, type Place } from './Phone';
import type { Told } from './probe';

/** A page of a visit, as its visitor saw it. */
export interface Step extends Told {
  /** From the choice of a link to the largest part of the page that it leads to, ms. */
  readonly wait: number;
}

/** How long a visitor looks at a page before they choose, and at most waits for one, ms. */
const LOOK = 1500;
const PATIENCE = 15_000;

/**
 * Goes through pages as a visitor does: opens the first, then scrolls to the link to the next, looks at it, and chooses it.
 *
 * @param phone one that has not been used: its caches are empty
 * @param pages paths, each linked from the one before
 * @returns what each page was like; the first has no wait
 * @throws Error naming the page without the link, or the one that did not come
 */
export async function visit(phone: Phone, origin: string, pages: readonly string[]): Promise<Step[]> {
  await phone.open(origin + pages[0]!);
  const steps: Step[] = [{ ...(await untilPainted(phone, pages[0]!)), wait: 0 }];
  await phone.evaluate(REFUSE);
  for (const [index, next] of pages.slice(1).entries()) {
    const told = await follow(phone, pages[index]!, next);
    steps.push({ ...told, wait: told.paintedAt - told.chosenAt });
  }
  return steps;
}

/** Chooses a link. Something may have moved under the finger: then it is chosen again, as a visitor would. */
async function follow(phone: Phone, from: string, to: string): Promise<Told> {
  await scrollToLink(phone, from, to);
  await wait(LOOK);
  for (let tries = 1; ; tries += 1) {
    const place = await scrollToLink(phone, from, to);
    await phone.evaluate('forget()');
    await phone.choose(place);
    try {
      return await untilPainted(phone, to);
    } catch (error) {
      const now = await phone.evaluate<Told>('told()').catch(() => undefined);
      if (tries === 3 || now?.path !== from) throw error;
    }
  }
}

/** The page that is shown, once nothing larger has been painted for a second. */
async function untilPainted(phone: Phone, path: string): Promise<Told> {
  let last: Told | undefined;
  let since = 0;
  for (const start = Date.now(); Date.now() - start < PATIENCE; await wait(100)) {
    const told = await phone.evaluate<Told>('told()').catch(() => undefined);
    if (told?.path !== path || told.paintedAt === 0) continue;
    if (last?.paintedAt !== told.paintedAt) since = Date.now();
    last = told;
    if (Date.now() - since > 1000) return told;
  }
  throw new Error(`${path} was not painted within ${PATIENCE / 1000} s`);
}

/** Swipes until a link can be touched, near the middle of the window, and says where it is. */
async function scrollToLink(phone: Phone, from: string, to: string): Promise<Place> {
  for (let swipes = 0; swipes < 60; swipes += 1) {
    const link = await phone.evaluate<(Place & { isOnTop: boolean }) | null>(findLink(to));
    if (!link) throw new Error(`${from} shows no link to ${to}`);
    const isNear = Math.abs(link.y - MIDDLE) < (swipes < 20 ? 200 : 380);
    if (isNear && link.isOnTop) return link;
    const away = link.y - MIDDLE;
    await phone.swipe(isNear ? (swipes % 3 === 0 ? -160 : 80) : Math.max(-600, Math.min(600, away)));
  }
  throw new Error(`${from}: the link to ${to} cannot be touched`);
}
