import { setTimeout as wait } from 'node:timers/promises';
import { findPart, REFUSE } from './in-page';
import type { Phone, Place } from './Phone';
import type { Told } from './probe';

/** What visitors do on pages: the page, and the parts that they touch, one after the other (CSS). */
const interactions: Readonly<Record<string, readonly [page: string, ...parts: string[]]>> = {
  menu: ['/', '.cmp-header__hamburger', '.cmp-header__hamburger'],
  carousel: ['/', '.cmp-carousel__action--next', '.cmp-carousel__action--next'],
  tabs: ['/', '.cmp-tabs__tab:nth-child(2)', '.cmp-tabs__tab:nth-child(3)'],
  filter: ['/products/mobile', '.cmp-filterlist__open', 'dialog[open] .cmp-filterlist__option'],
  comparison: ['/products/mobile/piston/m-50', 'main .choose [role=checkbox]'],
  gallery: [
    '/products/mobile/piston/m-50',
    '.cmp-product__enlarge',
    'dialog[open] .cmp-product__lightbox-button',
  ],
  figures: ['/products/mobile/piston/m-50', '.cmp-product__fold-button', '.cmp-accordion__button'],
  sizing: ['/solutions/find-your-compressor', '.cmp-sizinghelper__check', '.cmp-sizinghelper__add'],
};

/** How long until an interaction has been painted, and its script loaded, ms. */
const SETTLE = 2500;

/**
 * Touches parts of pages, each for the first time, so that its script is not loaded yet.
 *
 * @returns the longest time from a touch to the next paint, ms, by what was done
 * @throws Error naming a part that is missing
 */
export async function interact(phone: Phone, origin: string): Promise<Record<string, number>> {
  const longest: Record<string, number> = {};
  for (const [name, [page, ...parts]] of Object.entries(interactions)) {
    await phone.open(origin + page);
    await wait(6000);
    await phone.evaluate(REFUSE);
    await wait(500);
    await phone.evaluate('forget()');
    for (const part of parts) {
      const place = await phone.evaluate<Place | null>(findPart(part));
      if (!place) throw new Error(`${page} shows no ${part}`);
      await phone.choose(place);
      await wait(SETTLE);
    }
    longest[name] = (await phone.evaluate<Told>('told()')).interaction;
  }
  return longest;
}
