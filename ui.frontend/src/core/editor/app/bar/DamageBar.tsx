import { when } from '../../../../../../shared/dates/when';
import { Content, Heading, InlineAlert } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import type { SlingClient } from '../../sling/SlingClient';
import { useDamage, type Damage } from './use-damage';
import { t } from '../../../../../../shared/authoring/language/t';
import { sentence } from '../../../language/sentence';

interface DamageBarProps {
  path: string;
  sling: SlingClient;
}

/** Warns that a file of the page is damaged: which file, what is wrong, what is shown instead, and what to do. */
export function DamageBar({ path, sling }: DamageBarProps): ReactNode {
  const damage = useDamage(sling, path);
  if (damage.length === 0) return null;
  return (
    <div className="ed-damage">
      {damage.map((each) => (
        <InlineAlert variant="negative" width="100%" key={`${each.tree} ${each.where} ${each.culprit}`}>
          <Heading level={2}>
            {each.tree === 'publish'
              ? t('The published copy of this page is damaged')
              : t('This page’s file is damaged')}
          </Heading>
          <Content>
            <p className="ed-damage__text">
              {each.where
                ? sentence('File {file}, {place}: {culprit}.', {
                    file: <code>{each.file}</code>,
                    place: place(each.where),
                    culprit: each.culprit,
                  })
                : sentence('File {file}: {culprit}.', {
                    file: <code>{each.file}</code>,
                    culprit: each.culprit,
                  })}
            </p>
            <p className="ed-damage__text">{consequence(each)}</p>
            <p className="ed-damage__text">
              {t(
                'Ask the server’s operator to repair the file ({cure}) or to restore it from a backup. It is read again at once.',
                { cure: each.cure },
              )}
            </p>
          </Content>
        </InlineAlert>
      ))}
    </div>
  );
}

/** A readable place in a file: line and column in words, or the JSON pointer unchanged. */
function place(where: string): ReactNode {
  const [, line, column] = /^(\d+):(\d+)$/.exec(where) ?? [];
  return line ? t('line {line}, column {column}', { line, column }) : <code>{where}</code>;
}

function consequence({ tree, isShown, shownSince }: Damage): string {
  const version = shownSince
    ? t('the version of {when}', { when: when(shownSince) })
    : t('the last good version');
  if (tree === 'publish')
    return isShown
      ? t('Visitors still see {version}. This page cannot be published until the file is repaired.', {
          version,
        })
      : t(
          'There is no good copy, so visitors cannot find this page. It cannot be published until the file is repaired.',
        );
  return t(
    'You see {version}. Visitors see the last published version. This page cannot be changed until the file is repaired.',
    { version },
  );
}
