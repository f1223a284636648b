import type { TemplateRow, TemplateState } from '../../../../../shared/authoring/template';
import type { ItemState } from '../views/Item';

export const stateTexts: Readonly<Record<TemplateState, string>> = {
  enabled: 'Enabled',
  draft: 'Draft',
  disabled: 'Disabled',
};

/** Whether pages can be made from a template, and whether visitors have it. */
export function statesOf({ state, publication }: TemplateRow): readonly ItemState[] {
  const own: ItemState =
    state === 'enabled'
      ? { tone: 'positive', icon: 'check', text: stateTexts.enabled, hint: 'Authors can make pages from it.' }
      : state === 'draft'
        ? { tone: 'notice', icon: 'edit', text: stateTexts.draft, hint: 'Enable it once it is complete.' }
        : {
            tone: 'neutral',
            icon: 'lock',
            text: stateTexts.disabled,
            hint: 'No new pages are made from it.',
          };
  const shown = publicationState(publication);
  return shown ? [own, shown] : [own];
}

/** What visitors have of a template or of policies; undefined if it is what authors have. */
export function publicationState(publication: TemplateRow['publication']): ItemState | undefined {
  if (publication === 'changed') return { tone: 'notice', icon: 'publish', text: 'Changed since published' };
  if (publication === 'unpublished') return { tone: 'neutral', icon: 'unpublish', text: 'Not published' };
  return undefined;
}
