import type { Page } from '@playwright/test';

/** What the Tab key did on a page. */
export interface Crawl {
  /** Controls that it can reach by their kind and state. */
  readonly controls: number;
  /** Those that it did not reach. */
  readonly missed: readonly string[];
  /** Where it stayed. */
  readonly trap?: string;
}

/**
 * Marks every control that the Tab key should reach, in the page: shown, enabled, and not one of several that arrow keys move
 * between (of radio buttons, one of each group).
 */
const markControls = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const KINDS = 'a[href], area[href], button, input, select, textarea, summary, audio[controls], video[controls], [tabindex]'; // prettier-ignore
    const groups = new Set<string>();
    const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    const isOther = (element: Element): boolean => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
      const group = radios.filter(({ name, form }) => name === element.name && form === element.form);
      const chosen = group.find(({ checked }) => checked);
      if (chosen) return chosen !== element;
      const key = `${element.form?.id} ${element.name}`;
      if (groups.has(key)) return true;
      groups.add(key);
      return false;
    };
    let count = 0;
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(KINDS)) {
      const isShown = element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
      const isOff = element.matches(':disabled') || element.tabIndex < 0;
      const isFirst = element.localName !== 'summary' || element.matches('summary:first-of-type');
      if (!isShown || isOff || !isFirst || isOther(element)) continue;
      element.dataset.crawl = `${count}`;
      count += 1;
    }
    return count;
  });

/** Where the focus is: the mark of a control, which something that came later gets now; empty outside of the page. */
const place = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    const isControl = focused instanceof HTMLElement || focused instanceof SVGElement;
    if (!isControl || focused === document.body) return '';
    focused.dataset.crawl ??= `late ${document.querySelectorAll('[data-crawl]').length}: ${focused.getAttribute('class')}`;
    return focused.dataset.crawl;
  });

/** What has a mark and can still be used: a menu closes once the focus has left it, a carousel takes slides away. */
const describe = (page: Page, marks: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (all) =>
      all.flatMap((mark) => {
        const element = document.querySelector(`[data-crawl="${mark}"]`);
        if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return [];
        return [
          `${element.localName}.${element.getAttribute('class')} ${element.textContent.trim().slice(0, 40)}`,
        ];
      }),
    marks,
  );

/** Presses Tab from the top of a page until the focus leaves it. */
export async function crawl(page: Page): Promise<Crawl> {
  const controls = await markControls(page);
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const reached = new Set<string>();
  let before = '';
  for (let press = 0; press < 2 * controls + 20; press += 1) {
    await page.keyboard.press('Tab');
    const now = await place(page);
    if (now === '' || (now === '0' && reached.size > 1)) break;
    // A range field, a frame or a video may take the focus with several parts of its own.
    if (now === before && !(await hasParts(page))) return { controls, missed: [], trap: now };
    before = now;
    reached.add(now);
  }
  const marks = Array.from({ length: controls }, (_each, index) => `${index}`);
  return {
    controls,
    missed: await describe(
      page,
      marks.filter((mark) => !reached.has(mark)),
    ),
  };
}

const hasParts = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches('iframe, video, audio, input[type=date]') ?? false);

/** From the last control, Shift and Tab lead back. */
export async function leadsBack(page: Page): Promise<boolean> {
  const last = await place(page);
  await page.keyboard.press('Shift+Tab');
  return (await place(page)) !== last || last === '';
}

/** Tabs that arrow keys do not reach. */
export async function missedTabs(page: Page): Promise<string[]> {
  const missed: string[] = [];
  for (const list of await page.getByRole('tablist').filter({ visible: true }).all()) {
    const tabs = list.getByRole('tab').filter({ visible: true });
    const count = await tabs.count();
    if (count < 2) continue;
    await list.getByRole('tab', { selected: true }).first().focus();
    const reached = new Set<string | null>();
    for (let press = 0; press < count; press += 1) {
      reached.add(await page.evaluate(() => document.activeElement?.id ?? null));
      await page.keyboard.press('ArrowRight');
    }
    if (reached.size < count)
      missed.push(`${await tabs.first().innerText()}: ${reached.size} of ${count} tabs`);
  }
  return missed;
}
