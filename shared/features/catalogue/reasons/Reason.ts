import type { ReasonDrawing } from '../drawings/reason-drawings';
import type { Subject } from './Subject';
import type { ReasonName, ReasonWords } from './words';

/** What speaks for a product. */
export interface Reason {
  readonly name: ReasonName;
  readonly drawing: ReasonDrawing;
  readonly title: string;
  readonly text: string;
}

/** What a sentence tells; for a sentence without figures, whether it is true. */
type Told<N extends ReasonName> = ReasonWords['of'][N]['text'] extends (of: infer Values) => string
  ? Values
  : boolean;

/** Says a reason, if a product's figures and construction prove it. */
export type Rule = (subject: Subject, words: ReasonWords) => Reason | undefined;

/** @param told what proves the reason; undefined or false if the product lacks it */
export const rule =
  <N extends ReasonName>(
    name: N,
    drawing: ReasonDrawing,
    told: (subject: Subject) => Told<N> | undefined,
  ): Rule =>
  (subject, words) => {
    const values = told(subject);
    if (!values || subject.says(words.said[name])) return undefined;
    const { title, text } = words.of[name] as { title: string; text: string | ((of: Told<N>) => string) };
    return { name, drawing, title, text: typeof text === 'function' ? text(values) : text };
  };
