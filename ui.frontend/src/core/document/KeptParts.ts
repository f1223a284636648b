import type { RawModel } from '../kit/models/container';

/** What a part of a page was drawn as at one place; without HTML it has to be drawn each time. */
interface KeptPart {
  html: string | undefined;
  /** Whether a page with it in its place was the same as one that was drawn in full. */
  isProven: boolean;
}

/** Places of one model: a page has one, for each origin that it was asked for at. */
const MOST_PLACES = 4;

/** React writes a preload for it into the head of the page. */
const EAGER_PICTURE = /<img(?![^>]*(?:loading="lazy"|fetchPriority="low"))/i;

/**
 * HTML of parts of pages by their models. A model that comes a second time does not depend on what is asked: what its
 * component drew is as good for the next page. Models that nobody holds any more take their HTML along.
 */
export class KeptParts {
  private readonly seen = new WeakSet<RawModel>();
  private readonly known = new WeakMap<RawModel, Map<string, KeptPart>>();

  /** @param place all that the HTML follows from, besides the model */
  find(model: RawModel, place: string): KeptPart | undefined {
    return this.known.get(model)?.get(place);
  }

  /** Whether a model came before. */
  hasCome(model: RawModel): boolean {
    const hasCome = this.seen.has(model);
    this.seen.add(model);
    return hasCome;
  }

  /** @param html undefined for a part that has to be drawn each time */
  keep(model: RawModel, place: string, html: string | undefined): void {
    const places = this.known.get(model) ?? new Map<string, KeptPart>();
    if (places.size >= MOST_PLACES) places.clear();
    const isWhole = html !== undefined && !EAGER_PICTURE.test(html);
    places.set(place, { html: isWhole ? html : undefined, isProven: false });
    this.known.set(model, places);
  }
}
