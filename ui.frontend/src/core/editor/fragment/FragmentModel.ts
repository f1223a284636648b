import type { ModelField } from '../../../../../shared/authoring/fragment-model';

/** What the form needs of a model, as `/adobe/sites/cf/models` lists it. */
export interface FragmentModel {
  readonly path: string;
  readonly title: string;
  readonly fields: readonly ModelField[];
}
