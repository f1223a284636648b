import { titleInResults, type CheckFinding } from '../../../../../shared/authoring/page-checks';
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../../../../../shared/authoring/preview-lengths';
import type { Checked } from '../Checked';
import { t } from '../../../../../shared/authoring/language/t';

/** Whether search engines show title and description in full. Pages that they must not list need neither. */
export function* lengths({ content, model, page, preview }: Checked): Generator<CheckFinding> {
  const robots = model['robotsTags'];
  if (Array.isArray(robots) && robots.includes('noindex')) return;
  if (page.path.startsWith('/content/experience-fragments/')) return;
  const place = { rule: 'length', path: content.path } as const;
  const title = titleInResults(preview);
  if (preview.title === '')
    yield {
      ...place,
      severity: 'error',
      field: 'jcr:title',
      message: t('The page has no title. Give it one.'),
    };
  else if (title.length > TITLE_LENGTH.most)
    yield {
      ...place,
      severity: 'warning',
      field: 'jcr:title',
      excerpt: title,
      message: t(
        'The title has {title} characters, with the site’s name. Search results cut it off after about {most}.',
        { title: title.length, most: TITLE_LENGTH.most },
      ),
    };
  const { length } = preview.description;
  const { least, most } = DESCRIPTION_LENGTH;
  const message =
    length === 0
      ? t('The page has no description. Search engines will choose some words of the page.')
      : length < least
        ? t(
            'The description has only {length} characters. Use {least} to {most} to say what is on the page.',
            { length, least, most },
          )
        : length > most
          ? t('The description has {length} characters. Search results cut it off after about {most}.', {
              length,
              most,
            })
          : undefined;
  if (message) yield { ...place, severity: 'warning', field: 'jcr:description', message };
}
