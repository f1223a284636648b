import { createContext, useContext } from 'react';
import type { Problem } from './form/check-values';
import type { PanelValue, Values } from './form/Values';
import type { Policy } from './policy';

/** What widgets know of the form around them. */
export interface FormSurroundings {
  /** The node that is edited. */
  readonly path: string;
  readonly policy: Policy;
  readonly problems: readonly Problem[];
  /** What the form holds. */
  readonly values: Values;
  /** The panels as the form has them, for fields that name one. */
  readonly panels: readonly PanelValue[];
}

const FormContext = createContext<FormSurroundings>({
  path: '',
  policy: {},
  problems: [],
  values: {},
  panels: [],
});
export const FormProvider = FormContext.Provider;
export const useSurroundings = (): FormSurroundings => useContext(FormContext);

/** What is wrong at a place of the form. */
export const useProblem = (place: string): string | undefined =>
  useSurroundings().problems.find((problem) => problem.place === place)?.message;
