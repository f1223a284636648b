import { familyDrawings } from './family-drawings';

/** A family tag's id as a path below the root family: `mysite:family/mobile/piston` becomes `mobile/piston`. */
const pathOf = (familyId: string) => familyId.replace(/^[^/]*\//, '');

/** The drawing of a family, or of its nearest ancestor with one. */
export function drawingOf(familyId: string | undefined): readonly [line: string, accent: string] | undefined {
  let path = familyId && pathOf(familyId);
  while (path) {
    if (Object.hasOwn(familyDrawings, path)) return familyDrawings[path];
    path = path.includes('/') ? path.replace(/\/[^/]*$/, '') : '';
  }
  return undefined;
}
