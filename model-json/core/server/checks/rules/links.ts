import type { CheckFinding } from '../../../../../shared/authoring/page-checks';
import type { Checked } from '../Checked';
import { judgeLink, type Judged } from '../links/judge-link';
import { storedLinks } from '../links/stored-links';
import { t } from '../../../../../shared/authoring/language/t';

/** Links that lead nowhere, or not for visitors. */
export function* links({ content, page, instance }: Checked): Generator<CheckFinding> {
  for (const { path, field, href } of storedLinks(content)) {
    const message = messageFor(judgeLink(href, page, instance));
    if (message === undefined) continue;
    yield { rule: 'link', path, field, excerpt: href, ...message };
  }
}

function messageFor({ state, target }: Judged): Pick<CheckFinding, 'severity' | 'message'> | undefined {
  switch (state) {
    case 'missing':
      return {
        severity: 'error',
        message: t('This link leads nowhere. Choose another page or asset, or remove it.'),
      };
    case 'no-anchor':
      return {
        severity: 'error',
        message: t('The page is there, but not the place on it. Correct what follows the #.'),
      };
    case 'unpublished':
      return {
        severity: 'warning',
        message: t('The page is not published: visitors who follow this link get an error.'),
      };
    case 'moved':
      return {
        severity: 'warning',
        message: t('This is an old address. The page is now at {target}.', { target: target ?? '' }),
      };
    default:
      return undefined;
  }
}
