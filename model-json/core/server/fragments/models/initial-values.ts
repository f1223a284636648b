import type { Scalar } from '../../../repository/Resource';
import type { Model } from './Model';

/** What a new fragment's elements are before anybody fills them in, by property: a list of one where there can be several. */
export const initialValues = ({ fields }: Pick<Model, 'fields'>): Record<string, Scalar | Scalar[]> =>
  Object.fromEntries(
    fields.flatMap(({ name, initial, multiple }) =>
      initial === undefined ? [] : [[name, multiple ? [initial] : initial]],
    ),
  );
