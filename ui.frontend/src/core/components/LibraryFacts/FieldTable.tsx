/* eslint-disable jsx-a11y/no-noninteractive-tabindex -- Safari gives a scroller no keyboard focus by itself. */
import { Fragment, type ReactNode } from 'react';
import type { Dialog, DialogField } from '../../kit/dialogs/dialog';
import { fieldRules } from './field-rules';

/** A dialog as a table: tab by tab, field by field. */
export function FieldTable({ title, dialog }: { title: string | undefined; dialog: Dialog }): ReactNode {
  if (dialog.tabs.length === 0) {
    return <p className="cmp-library-facts__none">Its dialog has no fields.</p>;
  }
  return (
    <details className="cmp-library-facts__dialog">
      <summary className="cmp-library-facts__summary">Dialog</summary>
      <div
        className="cmp-library-facts__scroll"
        role="group"
        tabIndex={0}
        aria-label={`Dialog of ${title ?? 'the component'}`}
      >
        <table className="cmp-library-facts__table">
          <thead>
            <tr>
              {['Field', 'Property', 'Kind', 'Rules and help'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {dialog.tabs.map((tab) => (
            <tbody key={tab.title}>
              <tr>
                <th className="cmp-library-facts__tab" colSpan={4} scope="rowgroup">
                  {tab.title}
                </th>
              </tr>
              <Rows fields={tab.fields} depth={0} />
            </tbody>
          ))}
        </table>
      </div>
    </details>
  );
}

const Rows = ({ fields, depth }: { fields: readonly DialogField[]; depth: number }): ReactNode =>
  fields.map((field) => (
    <Fragment key={field.name}>
      <tr data-depth={depth || undefined}>
        <th scope="row">{field.label}</th>
        <td>
          <code>{field.name}</code>
        </td>
        <td>{field.widget}</td>
        <td>{fieldRules(field).join(' ')}</td>
      </tr>
      {field.widget === 'multifield' && <Rows fields={field.fields} depth={depth + 1} />}
    </Fragment>
  ));
