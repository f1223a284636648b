import { searchDialogs } from '#site/search/dialogs';
import type { ReactNode } from 'react';
import type { RuleTarget } from './SearchRules.model';

interface RuleTableProps {
  caption: string;
  head: readonly string[];
  /** Cells by row. */
  rows: readonly (readonly ReactNode[])[];
}

/** Rules of one kind; nothing if there are none. */
export function RuleTable({ caption, head, rows }: RuleTableProps): ReactNode {
  if (rows.length === 0) return null;
  return (
    <table className="cmp-search-rules__table">
      <caption className="cmp-search-rules__caption">{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col" className="cmp-search-rules__head">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, index) => (
              <td key={index} className="cmp-search-rules__cell">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The target of a rule, or a note that it does not exist. */
export const Target = ({ target, title }: RuleTarget): ReactNode =>
  title === undefined ? (
    <>
      <code>{target}</code>{' '}
      <strong className="cmp-search-rules__gone">
        no {searchDialogs.target.label.toLowerCase()} has this name: the rule does nothing
      </strong>
    </>
  ) : (
    <>
      {title} <code>{target}</code>
    </>
  );
