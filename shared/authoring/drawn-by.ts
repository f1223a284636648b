import { componentType } from '../addresses/app';

/** A Core Component, or what Adobe's AMP components extend it with: `…/form/text/v2/text`. */
const CORE = /^core\/wcm\/(?:extensions\/amp\/)?components\/(.+)\/v\d+\/[^/]+$/;

/** Types of AEM's own that ours stand for. */
const OF_AEM: Readonly<Record<string, string>> = {
  'wcm/foundation/components/responsivegrid': 'container',
  'cq/experience-fragments/components/xfpage': 'xfpage',
  'cq/experience-fragments/editor/components/buildingblock': 'container',
};

/**
 * The type whose component draws a resource type: itself, or the nearest of its super types that is ours or a Core
 * Component that we have a counterpart of.
 *
 * @param isDrawn whether a type has a component
 * @param superTypeOf the `sling:resourceSuperType` of a type
 * @returns undefined if there is none
 */
export function drawnBy(
  type: string,
  isDrawn: (type: string) => boolean,
  superTypeOf: (type: string) => string | undefined,
): string | undefined {
  const seen = new Set<string>();
  for (let at: string | undefined = type; at !== undefined && !seen.has(at); at = superTypeOf(at)) {
    seen.add(at);
    const found = [at, counterpart(at)].find((each) => each !== undefined && isDrawn(each));
    if (found !== undefined) return found;
  }
  return undefined;
}

function counterpart(type: string): string | undefined {
  const name = OF_AEM[type] ?? CORE.exec(type)?.[1];
  return name === undefined ? undefined : componentType(name);
}
