import { createElement, type ReactNode } from 'react';
import type { RawModel } from '../kit/models/container';
import type { KeptParts } from './KeptParts';

/** An element of no page: nobody who writes content can know its name. */
const HOLDER = `kept-${crypto.randomUUID()}`;
const OPEN = `<${HOLDER} data-part="`;
const CLOSE = `</${HOLDER}>`;

interface Held {
  readonly model: RawModel;
  readonly place: string;
  /** What is to stand there; undefined where it is being drawn. */
  readonly html: string | undefined;
}

/** The parts of one drawing that are there already, or that are drawn for the next. */
export class PartsOfDrawing {
  private readonly held: Held[] = [];

  /**
   * @param kept parts of drawings before
   * @param surroundings what all parts of this drawing follow from: language, origin
   */
  constructor(
    private readonly kept: KeptParts,
    private readonly surroundings: string,
  ) {}

  /** What stands for a part in this drawing; undefined where it is drawn as any other. @param draw draws it in full */
  hold(model: RawModel, at: string, draw: () => ReactNode): ReactNode | undefined {
    const place = `${this.surroundings} ${at}`;
    const known = this.kept.find(model, place);
    if (known ? known.html === undefined : !this.kept.hasCome(model)) return undefined;
    const number = this.held.push({ model, place, html: known?.html }) - 1;
    return createElement(HOLDER, { 'data-part': number }, known ? undefined : draw());
  }

  /** Whether nothing in this drawing has to be compared with one in full. */
  get isProven(): boolean {
    return this.held.every(({ model, place }) => this.kept.find(model, place)?.isProven);
  }

  /** The HTML of the drawing with its parts in place. @param drawn collects those that were drawn for the next */
  fill(html: string, drawn = new Map<Held, string>()): string {
    const [before = '', ...rest] = html.split(OPEN);
    const filled = rest.map((text) => {
      const start = text.indexOf('>') + 1;
      const end = text.indexOf(CLOSE);
      const part = this.held[parseInt(text, 10)]!;
      const inner = part.html ?? text.slice(start, end);
      if (part.html === undefined) drawn.set(part, inner);
      return inner + text.slice(end + CLOSE.length);
    });
    return before + filled.join('');
  }

  /**
   * Settles what came of the drawing beside one in full: parts that were drawn are kept, those that were in place may
   * stay. Those of which this is not sure are drawn each time.
   *
   * @param full undefined where it is no measure
   */
  settle(html: string, full: string | undefined): void {
    const drawn = new Map<Held, string>();
    const isSame = this.fill(html, drawn) === full;
    for (const part of this.held) {
      const { model, place } = part;
      const known = this.kept.find(model, place);
      if (!known) this.kept.keep(model, place, isSame ? drawn.get(part) : undefined);
      else if (isSame) known.isProven = true;
      else if (!known.isProven) known.html = undefined;
    }
  }
}
