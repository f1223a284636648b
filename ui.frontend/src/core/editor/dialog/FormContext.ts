import { createContext, useContext } from 'react';
import type { DialogField } from '../../kit/dialogs/dialog';
import type { Problem } from './form/check-values';
import type { PanelValue, Values } from './form/Values';
import type { Policy } from './policy/style-groups';

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
  /** Level of the headings in the form. @default 3, as in a dialog, whose title has that level */
  readonly headingLevel?: 2;
  /** On a live copy: what each field has of its own. */
  readonly marks?: FieldMarks | undefined;
}

/** The inheritance of a form's fields. */
export interface FieldMarks {
  /** Whether the component as a whole has left its source. */
  readonly hasLeft: boolean;
  /** Undefined if the component as a whole, or no source, decides. */
  stateOf(field: DialogField): 'inherited' | 'own' | undefined;
  cancel(field: DialogField): void;
  resume(field: DialogField): void;
  /** Takes the source's value, without following it. */
  reset(field: DialogField): void;
  /** Shows how the component differs from its source. */
  compare(): void;
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

/** The level of a form's headings. */
export const useHeadingLevel = (): 2 | 3 => useSurroundings().headingLevel ?? 3;

/** The problem at a place of the form. */
export const useProblem = (place: string): string | undefined =>
  useSurroundings().problems.find((problem) => problem.place === place)?.message;
