import type { TemplateRow, TemplateState } from '../../../../../shared/authoring/template';
import type { ItemState } from '../views/Item';
import { t } from '../../../../../shared/authoring/language/t';

export const stateTexts: Readonly<Record<TemplateState, string>> = {
  enabled: t('Enabled'),
  draft: t('Draft'),
  disabled: t('Disabled'),
};

/** Whether pages can be made from a template, and whether visitors have it. */
export function statesOf({ state, publication }: TemplateRow): readonly ItemState[] {
  const own: ItemState =
    state === 'enabled'
      ? {
          tone: 'positive',
          icon: 'check',
          text: stateTexts.enabled,
          hint: t('Authors can make pages from it.'),
        }
      : state === 'draft'
        ? { tone: 'notice', icon: 'edit', text: stateTexts.draft, hint: t('Enable it once it is complete.') }
        : {
            tone: 'neutral',
            icon: 'lock',
            text: stateTexts.disabled,
            hint: t('No new pages are made from it.'),
          };
  const shown = publicationState(publication);
  return shown ? [own, shown] : [own];
}

/** What visitors have of a template or of policies; undefined if it is what authors have. */
export function publicationState(publication: TemplateRow['publication']): ItemState | undefined {
  if (publication === 'changed')
    return { tone: 'notice', icon: 'publish', text: t('Changed since published') };
  if (publication === 'unpublished') return { tone: 'neutral', icon: 'unpublish', text: t('Not published') };
  return undefined;
}
