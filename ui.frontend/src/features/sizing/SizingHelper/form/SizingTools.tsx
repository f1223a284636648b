import type { ReactNode } from 'react';
import { Icon } from '../../../../core/kit/icons/Icon';
import { faultId, NumberField } from './SizingField';
import type { SizingHelperModel, SizingRow } from '../SizingHelper.model';
import { useSizing } from '../use-sizing';

type Props = Pick<SizingHelperModel, 'rows' | 'maxRows' | 'families' | 'faults' | 'bounds'>;

/** The list of tools: type, quantity, running time. */
export function SizingTools({ rows, maxRows, ...props }: Props): ReactNode {
  const { words } = useSizing();
  return (
    <fieldset className="cmp-sizinghelper__group">
      <legend className="cmp-sizinghelper__legend">{words.tools}</legend>
      <div className="cmp-sizinghelper__tools" data-sync="rows">
        {rows.map((row, index) => (
          <ToolRow key={index} row={row} number={index + 1} isOnly={rows.length === 1} {...props} />
        ))}
        {rows.length < maxRows && (
          <button type="submit" className="cmp-sizinghelper__add" name="add" value="1" formNoValidate>
            <Icon name="plus" size={20} />
            {words.addTool}
          </button>
        )}
      </div>
      <p className="cmp-sizinghelper__help">{words.useHelp}</p>
    </fieldset>
  );
}

interface RowProps extends Pick<Props, 'families' | 'faults' | 'bounds'> {
  row: SizingRow;
  number: number;
  isOnly: boolean;
}

function ToolRow({ row, number, isOnly, families, ...field }: RowProps): ReactNode {
  const { id, words, measure, percent } = useSizing();
  const name = `t${number}`;
  return (
    <div className="cmp-sizinghelper__row" role="group" aria-label={words.nthOf(words.tool, number)}>
      <div className="cmp-sizinghelper__field cmp-sizinghelper__field--tool">
        <label className="cmp-sizinghelper__label" htmlFor={`${id}-${name}`}>
          {words.tool}
        </label>
        <ToolSelect name={name} row={row} families={families} faults={field.faults} />
      </div>
      <NumberField name={`n${number}`} label={words.howMany} value={row.count} whole {...field} />
      <NumberField
        name={`u${number}`}
        label={words.use}
        value={row.use}
        placeholder={row.usualUse ? String(row.usualUse) : undefined}
        {...field}
      />
      <button
        type="submit"
        className="cmp-sizinghelper__remove"
        name="drop"
        value={number}
        aria-label={words.removeTool(row.name ?? words.thisTool)}
        disabled={isOnly && !row.sku}
        formNoValidate
      >
        <Icon name="close" size={20} />
      </button>
      <p className="cmp-sizinghelper__note" id={`${id}-${name}-note`} data-sync={`note-${number}`}>
        {row.name && (
          <>
            {words.toolNeeds(measure(row.flow, 'l/min'), measure(row.pressure, 'bar'))}
            {!row.use && `, ${words.usualUse(percent(row.usualUse / 100))}`}
          </>
        )}
      </p>
    </div>
  );
}

interface ToolSelectProps extends Pick<Props, 'families' | 'faults'> {
  name: string;
  row: SizingRow;
}

/** The tools to choose from, by family. */
function ToolSelect({ name, row, families, faults }: ToolSelectProps): ReactNode {
  const { id, words } = useSizing();
  const isWrong = faults.some((fault) => fault.field === name);
  const described = [isWrong && faultId(id, name), row.name && `${id}-${name}-note`];
  return (
    <select
      className="cmp-sizinghelper__input cmp-sizinghelper__select"
      id={`${id}-${name}`}
      name={name}
      defaultValue={row.sku ?? ''}
      aria-invalid={isWrong || undefined}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
    >
      <option value="">{words.chooseTool}</option>
      {families.map(({ title, tools }) => (
        <optgroup key={title} label={title}>
          {tools.map((tool) => (
            <option key={tool.sku} value={tool.sku}>
              {tool.name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
