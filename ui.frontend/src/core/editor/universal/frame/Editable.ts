/**
 * What the script in the page says of an element with `data-aue-…` attributes; empty texts for what the element lacks.
 *
 * Source: `@adobe/universal-editor-cors` 2.3.7, which sends them by `repaintEditables`.
 */
export interface Editable {
  /** Of this report. The same resource can be on the page twice. */
  readonly id: string;
  /** The id of the nearest container around a resource, or of the resource around a property. */
  readonly parent: string;
  /** `urn:aemconnection:/content/…`; empty for a property of the resource around it. */
  readonly resource: string;
  /** `container`, `component`, `text`, `richtext`, `media` or `reference`. */
  readonly type: string;
  readonly prop: string;
  readonly label: string;
  readonly model: string;
  readonly filter: string;
  /** Text, HTML or address, by type. */
  readonly content: string;
  /** Finds its element in the page. */
  readonly selector: string;
  /** In CSS pixels of the page, from the start of its document. */
  readonly place: Place;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The editables of a report, in the order of the page. What is no report gives none. */
export function readEditables(report: unknown): readonly Editable[] {
  const { editables, offset } = objectOf(report);
  if (!(editables instanceof Map)) return [];
  const [left, top] = [numberIn(offset, 'x'), numberIn(offset, 'y')];
  return [...editables.values()].flatMap((given: unknown): Editable[] => {
    const { type, rect, ...each } = objectOf(given);
    // A container that is only known by what is in it has no type.
    if (typeof type !== 'string' || type === '') return [];
    return [
      {
        ...{ type, id: textOf(each['id']), parent: textOf(each['parentid']) },
        resource: textOf(each['resource']),
        prop: textOf(each['prop']),
        label: textOf(each['label']),
        model: textOf(each['model']),
        filter: textOf(each['filter']),
        content: textOf(each['content']),
        selector: textOf(each['selector']),
        place: {
          x: numberIn(rect, 'x') + left,
          y: numberIn(rect, 'y') + top,
          width: numberIn(rect, 'width'),
          height: numberIn(rect, 'height'),
        },
      },
    ];
  });
}

/** Members of what another page has sent; none if it is no object. */
export const objectOf = (given: unknown): Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null ? Object.fromEntries(Object.entries(given)) : {};

/** A number of an object, `DOMRect` too, whose members are its prototype's; 0 for anything else. */
const numberIn = (given: unknown, name: string): number =>
  typeof given === 'object' && given !== null ? numberOf(Reflect.get(given, name)) : 0;

export const objectIn = (given: unknown, name: string): Readonly<Record<string, unknown>> =>
  objectOf(objectOf(given)[name]);

export const textOf = (given: unknown): string => (typeof given === 'string' ? given : '');

export const numberOf = (given: unknown): number =>
  typeof given === 'number' && Number.isFinite(given) ? given : 0;
