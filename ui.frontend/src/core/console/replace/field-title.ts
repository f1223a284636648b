import { spokenDialogs, spokenPageTabs } from '../../language/spoken-dialogs';
import { knownTitles } from '../shared-with-editor/known-titles';
import type { DialogField, DialogTab } from '../../kit/dialogs/dialog';
import type { FoundText } from '../../../../../shared/authoring/found-texts';

/** Where a text is, in the words of its dialog: `Teaser › Description`, `Accordion › Panels › Title`. */
export function placeTitle({
  component,
  type,
  field,
  path,
}: Pick<FoundText, 'component' | 'type' | 'field' | 'path'>): string {
  const tabs = path.endsWith('/jcr:content') ? spokenPageTabs : spokenDialogs.get(type ?? '')?.tabs;
  return [component, ...titlesIn(fieldsOf(tabs ?? []), field)].join(' › ');
}

const fieldsOf = (tabs: readonly DialogTab[]): DialogField[] => tabs.flatMap(({ fields }) => [...fields]);

/** The labels on the way to a field; its name if no dialog has it. */
function titlesIn(fields: readonly DialogField[], name: string): string[] {
  const found = fields.find((field) => field.name === name || `${field.name}/alt` === name);
  if (found) return [found.label];
  const [first = '', , ...rest] = name.split('/');
  const list = fields.find((field) => field.name === first);
  if (list?.widget === 'multifield' && rest.length > 0)
    return [list.label, ...titlesIn(list.fields, rest.join('/'))];
  const panels = fields.find((field) => field.widget === 'panels');
  if (panels && name.endsWith(`/${panels.name}`)) return [panels.label];
  const last = name.split('/').at(-1) ?? name;
  return [knownTitles[last] ?? last];
}
