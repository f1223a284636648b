import type { CheckFinding } from '../../../../../shared/authoring/page-checks';
import type { Checked } from '../Checked';
import { fieldWith } from '../field-of';
import { t } from '../../../../../shared/authoring/language/t';

/** One main heading, no empty ones, and no level left out. */
export function* headings({ drawn, content, instance, page }: Checked): Generator<CheckFinding> {
  // A fragment is a part of other pages, which have the main heading.
  const isPart = page.path.startsWith('/content/experience-fragments/');
  if (!isPart && !drawn.headings.some(({ level }) => level === 1))
    yield {
      rule: 'headings',
      severity: 'error',
      path: content.path,
      message: t('The page has no main heading. Give the title at its top the heading level 1.'),
    };
  let last = 0;
  let hasMain = false;
  for (const { level, text, owner } of drawn.headings) {
    const before = last;
    const isSecond = level === 1 && hasMain;
    last = level;
    hasMain ||= level === 1;
    if (owner.isForeign) continue;
    const field = fieldWith(instance.repository.get(owner.path), text);
    const place = {
      rule: 'headings',
      path: owner.path,
      ...(field && { field }),
      ...(text && { excerpt: text }),
    } as const;
    if (text === '')
      yield {
        ...place,
        severity: 'error',
        message: t('A heading of level {level} has no words. Write some, or remove it.', { level }),
      };
    else if (isSecond)
      yield {
        ...place,
        severity: 'warning',
        message: t('The page has another main heading already. Give this one level 2 or lower.'),
      };
    else if (before > 0 && level > before + 1)
      yield {
        ...place,
        severity: 'warning',
        message: t(
          'Heading level {level} follows level {before}. Use level {value}, so that no level is left out.',
          { level, before, value: before + 1 },
        ),
      };
  }
}
