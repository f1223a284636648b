import type { NodeJson } from '../../node-json';

const NAME = 'jcr:mixinTypes';
const REFERENCEABLE = 'mix:referenceable';

/** Mixins that give a node its identity. */
const IDENTIFYING = [REFERENCEABLE, 'mix:versionable'];

const mixinsOf = (node: NodeJson): string[] => [node[NAME] ?? []].flat().map(String);

/** The mixins that Sling needs: an identity is allowed only with one of them. */
export function neededMixins(node: NodeJson): string[] {
  const own = mixinsOf(node);
  const isIdentified = node['jcr:uuid'] === undefined || own.some((mixin) => IDENTIFYING.includes(mixin));
  return isIdentified ? own : [...own, REFERENCEABLE];
}

/** A node's mixins in Sling without the one that it needs only there. Oak keeps an empty list of a node that had some. */
export function withoutNeeded(found: NodeJson, known: NodeJson): NodeJson {
  if (found[NAME] === undefined) return found;
  const own = mixinsOf(known);
  const isNeeded = neededMixins(known).includes(REFERENCEABLE) && !own.includes(REFERENCEABLE);
  const mixins = mixinsOf(found).filter((mixin) => !isNeeded || mixin !== REFERENCEABLE);
  if (mixins.length > 0 || known[NAME] !== undefined) return { ...found, [NAME]: mixins };
  const { [NAME]: _, ...rest } = found;
  return rest;
}
