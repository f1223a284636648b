import { familyDrawings } from './family-drawings';

/** Id of a family's tag as a path below the root of all families: `mysite:family/mobile/piston` is `mobile/piston`. */
const pathOf = (familyId: string) => familyId.replace(/^[^/]*\//, '');

/** The drawing of a family, else of the family around it. */
export function drawingOf(familyId: string | undefined): readonly [line: string, accent: string] | undefined {
  let path = familyId && pathOf(familyId);
  while (path) {
    if (Object.hasOwn(familyDrawings, path)) return familyDrawings[path];
    path = path.includes('/') ? path.replace(/\/[^/]*$/, '') : '';
  }
  return undefined;
}
