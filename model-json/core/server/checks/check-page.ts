import { config } from '#site-server/site.config';
import type { CheckFinding, PageChecks } from '../../../../shared/authoring/page-checks';
import { contentOf } from '../../exporter/shared/pages';
import type { Resource } from '../../repository/Resource';
import { ComponentTexts } from '../../repository/texts/ComponentTexts';
import type { Instance } from '../Instance';
import type { Checked } from './Checked';
import { draftOf, textOf } from './drawing/draw';
import { previewOf } from './preview';
import { alternativeTexts } from './rules/alternative-texts';
import { headings } from './rules/headings';
import { lengths } from './rules/lengths';
import { linkTexts } from './rules/link-texts';
import { links } from './rules/links';
import { words } from './rules/words';

const { avoidedWords = {}, blocksFaultyPages = false } = config;

/**
 * Checks a page as it is for authors now. Changes nothing.
 *
 * @returns undefined for a page without content
 */
export function checkPage(page: Resource, instance: Instance): PageChecks | undefined {
  const content = contentOf(page);
  const draft = draftOf(instance, page);
  if (!content || !draft) return undefined;
  const language = textOf(draft.model, 'language').slice(0, 2).toLowerCase();
  const preview = previewOf(draft.model, page, instance);
  const texts = new ComponentTexts(instance.repository);
  const checked: Checked = { ...draft, instance, page, content, language, preview, texts };
  return {
    path: page.path,
    findings: [...findingsOf(checked)],
    preview,
    blocksPublishing: blocksFaultyPages,
  };
}

function* findingsOf(checked: Checked): Generator<CheckFinding> {
  yield* headings(checked);
  yield* alternativeTexts(checked);
  yield* linkTexts(checked);
  yield* links(checked);
  yield* words(checked, avoidedWords);
  yield* lengths(checked);
}
