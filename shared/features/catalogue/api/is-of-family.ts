/**
 * Whether a product is of one of some families, or of one below them.
 *
 * @param familyId of the product's family: `mysite:family/screw/fixed-speed`
 * @param families below the root of families: `screw`, `condensate/drains`
 */
export function isOfFamily(familyId: string | undefined, ...families: readonly string[]): boolean {
  const own = `${familyId?.split(':family/')[1] ?? ''}/`;
  return families.some((family) => own.startsWith(`${family}/`));
}
