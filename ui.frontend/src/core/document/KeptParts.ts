import { SharedText } from './PageText';

/** The HTML of a part of a page at one place; without HTML the part is rendered each time. */
interface KeptPart {
  html: SharedText | undefined;
  /** Whether a page that used the cached HTML matched a full render. */
  isProven: boolean;
}

/** Maximum number of places per model: a page has one for each origin at which it is requested. */
const MOST_PLACES = 4;

/** React writes a preload for such a picture into the head of the page. */
const EAGER_PICTURE = /<img(?![^>]*(?:loading="lazy"|fetchPriority="low"))/i;

/**
 * Caches the HTML of parts of pages by their models. A model object that occurs a second time does not depend on the
 * request, so its HTML can be reused. Cached HTML is dropped along with its model.
 */
export class KeptParts {
  private readonly seen = new WeakSet<object>();
  private readonly known = new WeakMap<object, Map<string, KeptPart>>();

  /** @param place everything besides the model that the HTML depends on */
  find(model: object, place: string): KeptPart | undefined {
    return this.known.get(model)?.get(place);
  }

  /** Whether a model has occurred before. */
  hasCome(model: object): boolean {
    const hasCome = this.seen.has(model);
    this.seen.add(model);
    return hasCome;
  }

  /** @param html undefined for a part that must be rendered each time */
  keep(model: object, place: string, html: string | undefined, isProven = false): void {
    const places = this.known.get(model) ?? new Map<string, KeptPart>();
    if (places.size >= MOST_PLACES) places.clear();
    const isWhole = html !== undefined && !EAGER_PICTURE.test(html);
    places.set(place, { html: isWhole ? new SharedText(html) : undefined, isProven });
    this.known.set(model, places);
  }
}
