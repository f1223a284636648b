import { partly } from '../shared/testing/partly';

/*
 * A quicker `getComputedStyle` for jsdom, which matches each element with each rule of its default style sheet, again after
 * every change of the document: half of the time of the header's tests, which look for elements by role. Without other style sheets, what
 * is asked of it follows from an element's name, a few attributes and inline styles.
 */

/** Attributes that say nothing about style; `style` itself is read. */
const WITHOUT_STYLE = /^(?:aria-|data-)|^(?:alt|class|for|href|id|name|role|src|style|tabindex|title|value)$/;

type Name = 'display' | 'visibility' | 'pointer-events' | 'opacity';
const NAMES: Readonly<Record<string, Name>> = {
  display: 'display',
  visibility: 'visibility',
  'pointer-events': 'pointer-events',
  pointerEvents: 'pointer-events',
  opacity: 'opacity',
};
const INHERITED: ReadonlySet<Name> = new Set(['visibility', 'pointer-events']);

/** @param slow jsdom's own function */
export function quickStyles(slow: typeof getComputedStyle): typeof getComputedStyle {
  const defaults = new Map<string, string>();

  function valueOf(element: Element, name: Name): string {
    const own = (element as HTMLElement).style?.getPropertyValue(name) ?? '';
    const isInherited = INHERITED.has(name);
    if (own !== '' && !(isInherited && own === 'inherit')) return own;
    const { parentElement } = element;
    if (isInherited && parentElement) return valueOf(parentElement, name);
    const key = `${name} ${kindOf(element)}`;
    const known = defaults.get(key) ?? slow(element).getPropertyValue(name);
    defaults.set(key, known);
    return known;
  }

  return (element, pseudo) => {
    if (pseudo || element.ownerDocument.styleSheets.length > 0) return slow(element, pseudo);
    const quick = (name: string) => {
      const known = NAMES[name];
      return known && valueOf(element, known);
    };
    return new Proxy(partly<CSSStyleDeclaration>({}), {
      get(_target, name) {
        if (name === 'getPropertyValue')
          return (asked: string) => quick(asked) ?? slow(element).getPropertyValue(asked);
        return (typeof name === 'string' ? quick(name) : undefined) ?? Reflect.get(slow(element), name);
      },
    });
  };
}

/** What rules of the default style sheet can tell apart. */
function kindOf(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !WITHOUT_STYLE.test(name))
    .map(({ name, value }) => `${name}=${value}`);
  return [element.namespaceURI, element.localName, ...attributes].join(' ');
}
