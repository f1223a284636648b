import type { MeasureSystem } from '../../../measures/measure-system';
import type { FigureModel } from '../api/figure.model';
import type { CatalogueWords } from '../api/words';
import type { Asked, Rule } from './Asked';
import { bridge, condensate, energy, fill, heat, noise, service } from './machine-questions';
import { Telling } from './Telling';
import { demand, dried, loss, reserve } from './treatment-questions';

/** In the order in which they are asked. */
const RULES: readonly Rule[] = [
  ...[dried, reserve, demand, bridge, fill, condensate, heat, energy],
  ...[loss, service, noise],
];
const MOST = 6;

/** What is often asked about a product of a kind, answered with its own figures; the first six. */
export function questionsOf(
  figures: readonly FigureModel[],
  { questions }: Pick<CatalogueWords, 'questions'>,
  language: string,
  system: MeasureSystem,
): Asked[] {
  const telling = new Telling(figures, language, system);
  return RULES.flatMap((rule) => rule(telling, questions) ?? []).slice(0, MOST);
}
