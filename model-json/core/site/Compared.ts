import type { Services } from '../exporter/Exporter';

/** Choices that a visitor can make through a page's address. */
export type Choices = Readonly<Record<string, string>>;

/** What `scripts/same-json` compares with the answers of Java, beside plain pages of the site (`sites/NAME/compared.ts`). */
export interface Compared {
  /** Pages requested with query parameters. */
  readonly questions: readonly { readonly path: string; readonly parameters: Choices }[];
  /** The parameters to request a page with beyond its plain form, depending on the choices that its model offers. */
  choicesOf(model: object): Choices[];
  /** Pages of the component library, or folders of them, whose states no page of the site shows. */
  readonly examples: readonly string[];
  /** The names of such pages that cannot be compared. */
  readonly leftOut: readonly string[];
  /** Names of choices that Java does not know: what the library shows with one of them is not compared. @default none */
  readonly unknownChoices?: readonly string[];
  /** What our features answer and Java answers as well. */
  readonly services?: Services;
}
