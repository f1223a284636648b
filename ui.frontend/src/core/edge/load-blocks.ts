import { idOfType } from '../../../../shared/addresses/app';
import type { ComponentMap } from '../document/render-child';
import type { ComponentDefinition } from '../kit/define-component';
import { NESTED, type TypeOfBlock } from './read-block';

/** What `blocks/NAME/NAME.js` exports besides `decorate`. */
interface BlockModule {
  readonly definition: ComponentDefinition;
}

export interface Blocks {
  readonly components: ComponentMap;
  readonly typeOf: TypeOfBlock;
}

/** Where the project's code is: `scripts/` and `blocks/` are beside each other. */
const base = (): string => (window as { hlx?: { codeBasePath?: string } }).hlx?.codeBasePath ?? '';

/** Imports the scripts of blocks. A block without one has no component: it is left as it is. */
export async function loadBlocks(
  names: Iterable<string>,
  known: readonly ComponentDefinition[] = [],
): Promise<Blocks> {
  const loaded = await Promise.all(
    [...names].map((name) =>
      (import(/* webpackIgnore: true */ `${base()}/blocks/${name}/${name}.js`) as Promise<BlockModule>).then(
        ({ definition }) => definition,
        (error: unknown) => void console.warn(`The block "${name}" has no script:`, error),
      ),
    ),
  );
  const definitions = [...known, ...loaded.flatMap((definition) => definition ?? [])];
  const types = new Map(definitions.map(({ resourceType }) => [idOfType(resourceType), resourceType]));
  return {
    components: new Map(definitions.map((definition) => [definition.resourceType, definition])),
    typeOf: (name) => types.get(name),
  };
}

/** The names of a block and of those nested in it. */
export const blocksIn = (block: Element): Set<string> =>
  new Set(
    [block, ...block.querySelectorAll(`[${NESTED}] > div`)].flatMap(({ classList: [name] }) => name ?? []),
  );

/** Loads style sheets, in this order. */
export function loadStyles(addresses: readonly string[]): Promise<unknown> {
  const sheets = addresses.map((address) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = base() + address;
    const settled = new Promise((resolve) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', resolve);
    });
    document.head.append(link);
    return settled;
  });
  return Promise.all(sheets);
}
