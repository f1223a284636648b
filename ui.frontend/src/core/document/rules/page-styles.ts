import { isFocalPoint } from '../../../../../shared/models/focal-point';
import { drawnBy } from '../../kit/migrated/drawn-by';
import { createGridRules } from './grid-rules';
import { createSheetJoiner } from '../once-a-page';
import { SharedText } from '../PageText';

/** Pages differ in their components and grids, but most share both with other pages. */
const MOST_KNOWN = 200;

/** Built CSS by component folder; selects what a page needs. */
export interface PageStyles {
  /**
   * The CSS for every resource type in a page's model: base styles first, with the columns of the page's grids, and the
   * focal points of its pictures last.
   * @param brand the page's theme; undefined for the default one
   */
  forModel(model: unknown, brand?: string): string;
  /** The CSS of one component; empty if it has none. */
  ofType(resourceType: string): string;
}

/**
 * @param base CSS that every page needs
 * @param byType CSS by resource type
 * @param byTheme CSS by brand
 * @param framing types that show their children in separate documents
 * @param focalRules selects the CSS of focal points
 */
export function createPageStyles(
  base: string,
  byType: ReadonlyMap<string, string>,
  byTheme: ReadonlyMap<string, string> = new Map(),
  framing: ReadonlySet<string> = new Set(),
  focalRules: (points: Iterable<string>) => string = () => '',
): PageStyles {
  const order = [...byType.keys()].sort();
  const joinSheets = createSheetJoiner(byType);
  const baseWith = createGridRules(base);
  const foundIn = createFinder(framing);
  const known = new Map<string, string>();
  return {
    forModel(model, brand = '') {
      const { types, gridClasses, focalPoints } = foundIn(model);
      const sheets = order.filter((type) => types.has(type));
      const key = [brand, ...sheets, ...[...gridClasses].sort(), ...[...focalPoints].sort()].join(' ');
      const css =
        known.get(key) ??
        [baseWith(gridClasses), byTheme.get(brand), joinSheets(sheets), focalRules(focalPoints)].join('');
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(key, css);
      return css;
    },
    ofType: (resourceType) => byType.get(drawnBy(resourceType)) ?? '',
  };
}

/** The CSS of a page, as it is written into it. */
export interface Sheet {
  readonly text: SharedText;
  readonly themeColour: string | undefined;
}

/** Creates a function that makes the sheet of each CSS once. */
export function createSheets(): (css: string) => Sheet {
  const known = new Map<string, Sheet>();
  return (css) => {
    const sheet = known.get(css) ?? { text: new SharedText(css), themeColour: frameColour(css) };
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(css, sheet);
    return sheet;
  };
}

/** Colour of the browser's frame: the brand's darkest, as set by the last theme in the CSS. */
export const frameColour = (css: string): string | undefined =>
  [...css.matchAll(/--dark-blue:\s*(#[\da-f]+)/gi)].at(-1)?.[1];

/** What styles a page's model needs. */
interface Found {
  readonly types: Set<string>;
  readonly gridClasses: Set<string>;
  readonly focalPoints: Set<string>;
}

/** Creates a finder that caches its result for each container model. */
function createFinder(framing: ReadonlySet<string>): (model: unknown) => Found {
  const known = new WeakMap<object, Found>();

  function collect(value: unknown, into: Found): void {
    if (typeof value !== 'object' || value === null) return;
    if (':items' in value) merge(inContainer(value), into);
    else collectEntries(value, into);
  }

  function inContainer(container: object): Found {
    const found = known.get(container) ?? collectEntries(container, nothing());
    known.set(container, found);
    return found;
  }

  function collectEntries(value: object, into: Found): Found {
    const isFrame = ':type' in value && framing.has(drawnBy(String(value[':type'])));
    // Models have no inherited properties; `Object.entries` would allocate a list for each pair.
    for (const key in value) {
      const child: unknown = value[key as keyof typeof value];
      if (key === ':type' && typeof child === 'string') into.types.add(drawnBy(child));
      else if (key === 'gridClassNames') addWords(child, into.gridClasses);
      else if (key === 'columnClassNames')
        Object.values(child ?? {}).forEach((names) => addWords(names, into.gridClasses));
      else if (key === 'focalPoint' && isFocalPoint(child)) into.focalPoints.add(child);
      else if (!(isFrame && key === ':items')) collect(child, into);
    }
    return into;
  }

  return (model) => {
    const found = nothing();
    collect(model, found);
    return found;
  };
}

const nothing = (): Found => ({ types: new Set(), gridClasses: new Set(), focalPoints: new Set() });

function merge({ types, gridClasses, focalPoints }: Found, into: Found): void {
  types.forEach((type) => into.types.add(type));
  gridClasses.forEach((name) => into.gridClasses.add(name));
  focalPoints.forEach((point) => into.focalPoints.add(point));
}

const addWords = (text: unknown, into: Set<string>): void => {
  if (typeof text === 'string') text.split(' ').forEach((word) => into.add(word));
};
