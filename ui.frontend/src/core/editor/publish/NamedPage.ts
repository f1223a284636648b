/** A page with its title. */
export interface NamedPage {
  readonly path: string;
  readonly title: string;
}
