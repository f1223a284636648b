import type { ModelField } from '../../../../../shared/authoring/fragment-model';
import {
  checkValues,
  fragmentTabs,
  readFields,
  type ContentNode,
  type Problem,
} from '../../../../../ui.frontend/src/core/entries/editing';
import { descendant } from '../../../exporter/shared/assets';
import type { Resource } from '../../../repository/Resource';
import type { Model } from '../../fragments/models/Model';
import type { PlainValues, Written } from './form-values';

/** The values of a fragment's master, without empty ones. */
export function fragmentValues({ fields }: Model, fragment: Resource): PlainValues {
  const properties = descendant(fragment, 'jcr:content/data/master')?.properties ?? {};
  return Object.fromEntries(
    fields.flatMap(({ name }) => (properties[name] === undefined ? [] : [[name, properties[name]]])),
  );
}

/** What the form of the editor would complain about: as far as given values are to blame, and else. */
export function fragmentProblems(
  model: Model,
  before: PlainValues,
  given: PlainValues,
): Pick<Written, 'problems' | 'warnings'> {
  const fields = fragmentTabs({ ...model, fields: model.fields.map(withPattern) }, false).flatMap(
    (tab) => tab.fields,
  );
  const now = readFields(fields, { ...before, ...given } as ContentNode);
  const found = checkValues(fields, now);
  const isGiven = ({ place }: Problem) => Object.hasOwn(given, place);
  return {
    problems: found.filter(isGiven),
    warnings: found.filter((problem) => !isGiven(problem)),
  };
}

/** A pattern that is none, as content from elsewhere can have, checks nothing. */
function withPattern({ pattern, ...field }: ModelField): ModelField {
  try {
    return pattern && new RegExp(pattern.value) ? { ...field, pattern } : field;
  } catch {
    return field;
  }
}
