import { Content, Heading, InlineAlert, useLocale } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import type { SlingClient } from '../../sling/SlingClient';
import { useDamage, type Damage } from './use-damage';

interface DamageBarProps {
  path: string;
  sling: SlingClient;
}

/** Says of a page whose file is damaged which file it is, what is wrong, what is shown instead, and what to do. */
export function DamageBar({ path, sling }: DamageBarProps): ReactNode {
  const damage = useDamage(sling, path);
  const { locale } = useLocale();
  if (damage.length === 0) return null;
  return (
    <div className="ed-damage">
      {damage.map((each) => (
        <InlineAlert variant="negative" width="100%" key={`${each.tree} ${each.where} ${each.culprit}`}>
          <Heading>
            {each.tree === 'publish'
              ? 'The published copy of this page is damaged'
              : 'This page’s file is damaged'}
          </Heading>
          <Content>
            <p className="ed-damage__text">
              File <code>{each.file}</code>
              {each.where && <>, {place(each.where)}</>}: {each.culprit}.
            </p>
            <p className="ed-damage__text">{consequence(each, locale)}</p>
            <p className="ed-damage__text">
              What to do: ask those who run the server to repair the file ({each.cure}) or to take it from a
              backup. It is read again at once.
            </p>
          </Content>
        </InlineAlert>
      ))}
    </div>
  );
}

/** A place in a file as people say it: line and column, or a JSON pointer as it is. */
function place(where: string): ReactNode {
  const [, line, column] = /^(\d+):(\d+)$/.exec(where) ?? [];
  return line ? `line ${line}, column ${column}` : <code>{where}</code>;
}

function consequence({ tree, isShown, shownSince }: Damage, locale: string): string {
  const version = shownSince
    ? `the version of ${new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(shownSince))}`
    : 'the last good version';
  if (tree === 'publish')
    return isShown
      ? `Visitors still see ${version}. Until the file is good again, publishing this page is refused.`
      : 'There is no good copy: visitors do not find this page. Until the file is good again, publishing it is refused.';
  return `You see ${version}. Visitors see what was published last. Until the file is good again, changes to this page are refused.`;
}
