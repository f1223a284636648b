/**
 * Creates a function that tells whether anything in a model passes a test. Results for containers are cached as long as
 * their models exist.
 */
export function modelSearch(isIt: (model: object) => boolean): (model: unknown) => boolean {
  const known = new WeakMap<object, boolean>();
  const isIn = (model: object): boolean => isIt(model) || Object.values(model).some(search);
  function search(model: unknown): boolean {
    if (typeof model !== 'object' || model === null) return false;
    if (!(':items' in model)) return isIn(model);
    const found = known.get(model) ?? isIn(model);
    known.set(model, found);
    return found;
  }
  return search;
}
