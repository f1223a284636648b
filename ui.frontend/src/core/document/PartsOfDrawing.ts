import { createElement, type ReactNode } from 'react';
import type { RawModel } from '../kit/models/container';
import type { Share } from '../kit/shared-part';
import type { KeptParts } from './KeptParts';
import { PageText, type SharedText } from './PageText';

/** A placeholder element that no content can contain, as nobody can guess its name. */
const HOLDER = `kept-${crypto.randomUUID()}`;
const OPEN = `<${HOLDER} data-part="`;
const CLOSE = `</${HOLDER}>`;

interface Held {
  readonly model: object;
  readonly place: string;
  /** Cached HTML; undefined while the part is being rendered. */
  readonly html: SharedText | undefined;
  /** Whether its component promises that its HTML depends on nothing else, so that it need not be compared. */
  readonly isShared: boolean;
}

/** The parts of one render that come from the cache, or are rendered for the cache. */
export class PartsOfDrawing {
  private readonly held: Held[] = [];

  /**
   * @param kept the cache of parts
   * @param surroundings what all parts of this render depend on: language, origin
   */
  constructor(
    private readonly kept: KeptParts,
    private readonly surroundings: string,
  ) {}

  /** The placeholder of a part in this render; undefined if it is rendered normally. @param draw renders the part */
  hold(model: RawModel, at: string, draw: () => ReactNode): ReactNode | undefined {
    const place = `${this.surroundings} ${at}`;
    const known = this.kept.find(model, place);
    if (known ? known.html === undefined : !this.kept.hasCome(model)) return undefined;
    const number = this.held.push({ model, place, html: known?.html, isShared: false }) - 1;
    return createElement(HOLDER, { 'data-part': number }, known ? undefined : draw());
  }

  /** Like `hold`, for parts such as search results: from the first time on, whatever the rest of the page. */
  readonly share: Share = (of, at, part) => {
    const place = `${this.surroundings} ${at}`;
    const known = this.kept.find(of, place);
    if (known && !known.html) return part;
    const number = this.held.push({ model: of, place, html: known?.html, isShared: true }) - 1;
    return createElement(HOLDER, { 'data-part': number }, known ? undefined : part);
  };

  /** Whether every part has proven equal to a full render, so that no comparison is needed. */
  get isProven(): boolean {
    return this.held.every(
      ({ model, place, isShared }) => isShared || this.kept.find(model, place)?.isProven,
    );
  }

  /**
   * The rendered HTML with its parts filled in, in pieces.
   *
   * @param drawn collects the parts rendered for the cache
   */
  fill(html: string, drawn = new Map<Held, string>()): (string | SharedText)[] {
    const [before = '', ...rest] = html.split(OPEN);
    const filled = rest.flatMap((text) => {
      const start = text.indexOf('>') + 1;
      const end = text.indexOf(CLOSE);
      const part = this.held[parseInt(text, 10)]!;
      const inner = part.html ?? text.slice(start, end);
      if (typeof inner === 'string') drawn.set(part, inner);
      return [inner, text.slice(end + CLOSE.length)];
    });
    return [before, ...filled];
  }

  /** The HTML of a render whose parts are proven, in pieces. Shared parts that are new are cached. */
  finish(html: string): (string | SharedText)[] {
    const drawn = new Map<Held, string>();
    const pieces = this.fill(html, drawn);
    for (const [{ model, place }, inner] of drawn) this.kept.keep(model, place, inner, true);
    return pieces;
  }

  /**
   * Compares this render with a full one. If they match, its parts are cached or proven; parts that are not proven are
   * otherwise rendered each time.
   *
   * @param full undefined if it cannot serve as a reference
   */
  settle(html: string, full: string | undefined): void {
    const drawn = new Map<Held, string>();
    const isSame = full !== undefined && new PageText(this.fill(html, drawn)).html === full;
    for (const part of this.held) {
      const { model, place } = part;
      const known = this.kept.find(model, place);
      if (!known) this.kept.keep(model, place, isSame ? drawn.get(part) : undefined);
      else if (isSame) known.isProven = true;
      else if (!known.isProven) known.html = undefined;
    }
  }
}
