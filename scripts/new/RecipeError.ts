/** What was asked for cannot be made; nothing has been written. The message says what would work. */
export class RecipeError extends Error {
  override name = 'RecipeError';
}
