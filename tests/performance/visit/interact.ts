import { setTimeout as wait } from 'node:timers/promises';
import { explain, type Explanation } from './explain';
import { findPart, REFUSE } from './in-page';
import type { Phone, Place } from './Phone';
import type { Told } from './probe';

/** A touch that nothing answers, on the largest page: what the browser itself takes on this machine, now. */
export const FLOOR = 'nothing';

/** What visitors do on pages: the page, and the parts that they touch, one after the other (CSS). */
export const interactions: Readonly<Record<string, readonly [page: string, ...parts: string[]]>> = {
  [FLOOR]: ['/products/mobile', 'main h1'],
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

/** A touch of a part. */
export interface Touch {
  readonly name: string;
  /** Until the next paint, ms. */
  readonly duration: number;
  readonly explanation: Explanation | undefined;
}

/**
 * Touches the parts of a page, each for the first time, so that its script is not loaded yet.
 *
 * @param name of the interaction
 * @throws Error naming a part that is missing
 */
export async function interact(phone: Phone, origin: string, name: string): Promise<Touch[]> {
  const [page, ...parts] = interactions[name]!;
  const touches: Touch[] = [];
  await phone.open(origin + page);
  await wait(6000);
  await phone.evaluate(REFUSE);
  await wait(500);
  for (const [index, part] of parts.entries()) {
    const place = await phone.evaluate<Place | null>(findPart(part));
    if (!place) throw new Error(`${page} shows no ${part}`);
    await wait(500);
    await phone.evaluate('forget()');
    const endTrace = await phone.trace();
    await phone.choose(place);
    await wait(SETTLE);
    const explanation = explain(await endTrace());
    const { interaction } = await phone.evaluate<Told>('told()');
    touches.push({
      name: parts.length > 1 ? `${name}, ${index === 0 ? 'first' : 'second'} touch` : name,
      duration: interaction,
      explanation,
    });
  }
  return touches;
}
