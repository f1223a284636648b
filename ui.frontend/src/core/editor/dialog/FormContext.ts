import { createContext, useContext } from 'react';
import type { DialogField } from '../../kit/dialogs/dialog';
import type { Problem } from './form/check-values';
import type { PanelValue, Values } from './form/Values';
import type { Policy } from './policy';

/** What widgets know of the form around them. */
export interface FormSurroundings {
  /** The node that is edited. */
  readonly path: string;
  readonly policy: Policy;
  readonly problems: readonly Problem[];
  readonly fields: readonly DialogField[];
  /** What the form holds. */
  readonly values: Values;
  /** The panels as the form has them, for fields that name one. */
  readonly panels: readonly PanelValue[];
  /** Why a property of the node must not be changed; undefined where it may. */
  lockOf(name: string): string | undefined;
}

const FormContext = createContext<FormSurroundings>({
  path: '',
  policy: {},
  problems: [],
  fields: [],
  values: {},
  panels: [],
  lockOf: () => undefined,
});
export const FormProvider = FormContext.Provider;
export const useSurroundings = (): FormSurroundings => useContext(FormContext);

/** What is wrong at a place of the form. */
export const useProblem = (place: string): string | undefined =>
  useSurroundings().problems.find((problem) => problem.place === place)?.message;
