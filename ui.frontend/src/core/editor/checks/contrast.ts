import type { CheckFinding } from '../../../../../shared/authoring/page-checks';
import { contrastOf, over, parseColour, WHITE, type Colour } from './colour';
import { t } from '../../../../../shared/authoring/language/t';

/** WCAG 2.2 AA: for text, and for large text (24 px, or 18.66 px if bold). */
const WANTED = 4.5;
const WANTED_LARGE = 3;

/** Paints something that a text could stand on. */
interface Painted {
  readonly element: Element;
  readonly box: DOMRect;
}

/**
 * Texts of a drawn page whose contrast is too low. Text over pictures, gradients or translucent parts is left out: only a
 * person can judge it.
 *
 * @param ownerOf path of the component that an element belongs to; undefined if it is not edited here
 */
export function* lowContrasts(
  document: Document,
  ownerOf: (element: Element) => string | undefined,
): Generator<CheckFinding> {
  const root = document.querySelector('main') ?? document.body;
  const painted = paintedIn(root);
  const seen = new Set<string>();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const known = new Set<Element>();
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const words = texts.currentNode.textContent?.trim();
    if (!element || !words || known.has(element)) continue;
    known.add(element);
    const path = ownerOf(element);
    const measured = path === undefined ? undefined : measure(element, painted);
    if (path === undefined || !measured || measured.ratio >= measured.wanted) continue;
    const ratio = (Math.floor(measured.ratio * 10) / 10).toFixed(1);
    const key = `${path} ${ratio}`;
    if (seen.has(key)) continue;
    seen.add(key);
    yield {
      rule: 'contrast',
      severity: 'error',
      path,
      excerpt: words.length > 80 ? `${words.slice(0, 80)}…` : words,
      message: t(
        'The contrast of this text is {ratio} to 1; it needs {wanted}. Choose another style, or another background.',
        { ratio, wanted: measured.wanted },
      ),
    };
  }
}

/** Contrast of a visible text; undefined if it cannot be told. */
function measure(
  element: Element,
  painted: readonly Painted[],
): { ratio: number; wanted: number } | undefined {
  const box = element.getBoundingClientRect();
  if (box.width <= 1 || box.height <= 1 || !isSeen(element)) return undefined;
  const style = getComputedStyle(element);
  const colour = parseColour(style.color);
  const ground = groundOf(element);
  if (!colour || !ground || style.clipPath !== 'none' || element.closest(':disabled')) return undefined;
  if (painted.some((each) => isBetween(each, element, box))) return undefined;
  const size = Number.parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  return { ratio: contrastOf(over(colour, ground), ground), wanted: isLarge ? WANTED_LARGE : WANTED };
}

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false });

/** The colour behind an element; undefined if it is a picture, a gradient, or translucent as a whole. */
function groundOf(element: Element): Colour | undefined {
  const layers: Colour[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(at);
    if (backgroundImage !== 'none' || opacity !== '1' || filter !== 'none') return undefined;
    const layer = parseColour(backgroundColor);
    if (!layer) return undefined;
    if (layer.alpha > 0) layers.push(layer);
    if (layer.alpha === 1) break;
  }
  return layers.reduceRight((below, layer) => over(layer, below), WHITE);
}

function paintedIn(root: Element): Painted[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const { backgroundColor, backgroundImage, position } = getComputedStyle(element);
    const isPicture = /^(?:img|video|canvas|iframe)$/i.test(element.tagName) || backgroundImage !== 'none';
    const isLaid = position !== 'static' && (parseColour(backgroundColor)?.alpha ?? 1) > 0;
    return isPicture || isLaid ? [{ element, box: element.getBoundingClientRect() }] : [];
  });
}

/** Whether something else than the text's own ancestors is painted where the text is. */
const isBetween = ({ element, box }: Painted, text: Element, at: DOMRect): boolean =>
  box.left < at.right &&
  box.right > at.left &&
  box.top < at.bottom &&
  box.bottom > at.top &&
  !element.contains(text) &&
  !text.contains(element);
