import { createContext, useContext } from 'react';
import type { DialogField } from '../../kit/dialogs/dialog';
import type { Problem } from './form/check-values';
import type { PanelValue, Values } from './form/Values';
import type { Policy } from './policy';

/** What widgets can read from the form around them. */
export interface FormSurroundings {
  /** Path of the edited node. */
  readonly path: string;
  readonly policy: Policy;
  readonly problems: readonly Problem[];
  readonly fields: readonly DialogField[];
  /** Current values of the form. */
  readonly values: Values;
  /** The form's current panels, for fields that refer to one. */
  readonly panels: readonly PanelValue[];
  /** Why a property of the node is locked; undefined if it can be changed. */
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

/** The problem at a place of the form. */
export const useProblem = (place: string): string | undefined =>
  useSurroundings().problems.find((problem) => problem.place === place)?.message;
