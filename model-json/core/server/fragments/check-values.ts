import type { ModelField } from '../../../../shared/authoring/fragment-model';
import { expressionOf } from '../../../../shared/authoring/model-faults';
import { t } from '../../../../shared/authoring/language/t';
import type { Draft } from '../../repository/Draft';
import { isWithin, parentOf } from '../../repository/path';
import type { ResourceTree, Value } from '../../repository/Resource';
import { HttpError } from '../http/http-error';
import type { PostChange } from '../sling-post/PostChange';
import { modelOf } from './models/Model';

const VARIATION = /^\/content\/.+\/jcr:content\/data\/[^/]+/;

/**
 * Values that a post gives elements of content fragments must be as the fragment's model says, also if a program sends
 * them. Those that were there before stay, even if the model has changed since.
 *
 * @throws HttpError 422 that names the field and what would be right
 */
export function checkFragmentValues(
  draft: Draft,
  changes: readonly PostChange[],
  before: ResourceTree,
): void {
  const checked = new Set<string>();
  for (const { type, argument } of changes) {
    if (type !== 'created' && type !== 'modified') continue;
    const [variation] = VARIATION.exec(argument) ?? [];
    if (variation === undefined || checked.has(variation)) continue;
    checked.add(variation);
    checkVariation(draft, variation, before);
  }
}

function modelFields(tree: ResourceTree, path: Value | undefined): readonly ModelField[] {
  const node = typeof path === 'string' && isWithin(path, '/conf') ? tree.get(path) : undefined;
  return (node && modelOf(node)?.fields) ?? [];
}

/**
 * The same for one variation of a fragment.
 *
 * @throws HttpError 422 that names the field and what would be right
 */
export function checkVariation(draft: Draft, variation: string, before: ResourceTree): void {
  const fields = modelFields(before, draft.property(parentOf(variation), 'cq:model'));
  const stored = before.get(variation)?.properties ?? {};
  for (const field of fields) {
    const value = draft.property(variation, field.name);
    if (value === undefined || JSON.stringify(value) === JSON.stringify(stored[field.name])) continue;
    const fault = [value].flat().flatMap((one) => faultOf(field, one) ?? [])[0];
    if (fault !== undefined) throw new HttpError(422, `${field.label}: ${fault}`);
  }
}

/** What is wrong with a value; undefined if nothing is. Markup has no length that authors would know. */
function faultOf(
  { type, mimeType, maxLength, pattern, min, max }: ModelField,
  value: string | number | boolean,
): string | undefined {
  const text = String(value);
  if (type === 'number') {
    if (min !== undefined && Number(value) < min) return t('The smallest number is {min}.', { min });
    return max !== undefined && Number(value) > max ? t('The largest number is {max}.', { max }) : undefined;
  }
  const isText = type === 'text' || (type === 'long-text' && mimeType !== 'text/html');
  if (!isText || text === '') return undefined;
  if (maxLength !== undefined && text.length > maxLength)
    return t('Use at most {maxLength} characters.', { maxLength });
  const expression = pattern && expressionOf(pattern.value);
  return expression && !expression.test(text)
    ? pattern.message || t('It does not match the pattern.')
    : undefined;
}
