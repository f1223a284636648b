import type { MeasureSystem } from '../../../measures/measure-system';
import { driveReasons } from './drive-reasons';
import { machineReasons } from './machine-reasons';
import { pipeReasons } from './pipe-reasons';
import type { Reason, Rule } from './Reason';
import { frameReasons, sitingReasons } from './siting-reasons';
import { Subject, type Described } from './Subject';
import { supplyReasons } from './supply-reasons';
import { toolReasons } from './tool-reasons';
import { treatmentReasons } from './treatment-reasons';
import type { ReasonWords } from './words';

/** In the order in which they are told. */
const RULES: readonly Rule[] = [
  ...driveReasons,
  ...frameReasons,
  ...machineReasons,
  ...toolReasons,
  ...sitingReasons,
  ...treatmentReasons,
  ...pipeReasons,
  ...supplyReasons,
];
const [LEAST, MOST] = [3, 6];

/** Reasons for a product of a kind, proved by its figures and its construction: three to six; none if fewer are true. */
export function reasonsOf(
  product: Described,
  words: ReasonWords,
  language: string,
  system: MeasureSystem,
): Reason[] {
  const subject = new Subject(product, language, system);
  const found = RULES.flatMap((rule) => rule(subject, words) ?? []).slice(0, MOST);
  return found.length < LEAST ? [] : found;
}
