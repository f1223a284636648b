import { when } from '../../../../../../shared/dates/when';
import { Content, Heading, InlineAlert } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import type { SlingClient } from '../../sling/SlingClient';
import { useDamage, type Damage } from './use-damage';

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
            <p className="ed-damage__text">{consequence(each)}</p>
            <p className="ed-damage__text">
              Ask the server’s operator to repair the file ({each.cure}) or to restore it from a backup. It is
              read again at once.
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
  return line ? `line ${line}, column ${column}` : <code>{where}</code>;
}

function consequence({ tree, isShown, shownSince }: Damage): string {
  const version = shownSince ? `the version of ${when(shownSince)}` : 'the last good version';
  if (tree === 'publish')
    return isShown
      ? `Visitors still see ${version}. This page cannot be published until the file is repaired.`
      : 'There is no good copy, so visitors cannot find this page. It cannot be published until the file is repaired.';
  return `You see ${version}. Visitors see the last published version. This page cannot be changed until the file is repaired.`;
}
