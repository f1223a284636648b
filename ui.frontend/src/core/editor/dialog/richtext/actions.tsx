import type { ChainedCommands, Editor } from '@tiptap/core';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  mergeCells,
  splitCell,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import type { Command } from '@tiptap/pm/state';
import Erase from '@spectrum-icons/workflow/Erase';
import Redo from '@spectrum-icons/workflow/Redo';
import TextBold from '@spectrum-icons/workflow/TextBold';
import TextBulleted from '@spectrum-icons/workflow/TextBulleted';
import TextIndentDecrease from '@spectrum-icons/workflow/TextIndentDecrease';
import TextIndentIncrease from '@spectrum-icons/workflow/TextIndentIncrease';
import TextItalic from '@spectrum-icons/workflow/TextItalic';
import TextNumbered from '@spectrum-icons/workflow/TextNumbered';
import TextStrikethrough from '@spectrum-icons/workflow/TextStrikethrough';
import TextSubscript from '@spectrum-icons/workflow/TextSubscript';
import TextSuperscript from '@spectrum-icons/workflow/TextSuperscript';
import TextUnderline from '@spectrum-icons/workflow/TextUnderline';
import Undo from '@spectrum-icons/workflow/Undo';
import type { ReactElement } from 'react';
import { t } from '../../../../../../shared/authoring/language/t';

/** A button of the toolbar. */
export interface Action {
  readonly id: string;
  /** Required feature of the policy, such as `format#bold`; always shown if omitted. */
  readonly feature?: string;
  readonly label: string;
  readonly icon: ReactElement;
  isOn?(editor: Editor): boolean;
  canRun?(editor: Editor): boolean;
  run(editor: Editor): void;
}

const chained = (editor: Editor, step: (chain: ChainedCommands) => ChainedCommands) =>
  void step(editor.chain().focus()).run();

const mark = (id: string, feature: string, label: string, icon: ReactElement): Action => ({
  id,
  feature,
  label,
  icon,
  isOn: (editor) => editor.isActive(id),
  run: (editor) => chained(editor, (chain) => chain.toggleMark(id)),
});

export const actions: readonly Action[] = [
  mark('bold', 'format#bold', t('Bold'), <TextBold />),
  mark('italic', 'format#italic', t('Italic'), <TextItalic />),
  mark('underline', 'format#underline', t('Underline'), <TextUnderline />),
  mark('strike', 'format#strikethrough', t('Strikethrough'), <TextStrikethrough />),
  mark('subscript', 'subsuperscript#subscript', t('Subscript'), <TextSubscript />),
  mark('superscript', 'subsuperscript#superscript', t('Superscript'), <TextSuperscript />),
  {
    id: 'bulletList',
    feature: 'lists#unordered',
    label: t('Bulleted list'),
    icon: <TextBulleted />,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => chained(editor, (chain) => chain.toggleBulletList()),
  },
  {
    id: 'orderedList',
    feature: 'lists#ordered',
    label: t('Numbered list'),
    icon: <TextNumbered />,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => chained(editor, (chain) => chain.toggleOrderedList()),
  },
  {
    id: 'outdent',
    feature: 'lists#outdent',
    label: t('Decrease list level'),
    icon: <TextIndentDecrease />,
    canRun: (editor) => editor.can().liftListItem('listItem'),
    run: (editor) => chained(editor, (chain) => chain.liftListItem('listItem')),
  },
  {
    id: 'indent',
    feature: 'lists#indent',
    label: t('Increase list level'),
    icon: <TextIndentIncrease />,
    canRun: (editor) => editor.can().sinkListItem('listItem'),
    run: (editor) => chained(editor, (chain) => chain.sinkListItem('listItem')),
  },
  {
    id: 'clear',
    label: t('Clear formatting'),
    icon: <Erase />,
    run: (editor) => chained(editor, (chain) => chain.unsetAllMarks().clearNodes()),
  },
  {
    id: 'undo',
    feature: 'undo#undo',
    label: t('Undo'),
    icon: <Undo />,
    canRun: (editor) => editor.can().undo(),
    run: (editor) => chained(editor, (chain) => chain.undo()),
  },
  {
    id: 'redo',
    feature: 'undo#redo',
    label: t('Redo'),
    icon: <Redo />,
    canRun: (editor) => editor.can().redo(),
    run: (editor) => chained(editor, (chain) => chain.redo()),
  },
];

/** Actions on a table, and one that inserts a table. */
interface TableAction {
  readonly id: string;
  readonly feature: string;
  readonly label: string;
  readonly insideTable: boolean;
  run(editor: Editor): void;
}

const onTable = (id: string, feature: string, label: string, command: Command): TableAction => ({
  id,
  feature: `table#${feature}`,
  label,
  insideTable: true,
  run: (editor) => {
    command(editor.state, editor.view.dispatch);
    editor.commands.focus();
  },
});

export const tableActions: readonly TableAction[] = [
  {
    id: 'insert',
    feature: 'table#table',
    label: t('Insert a table'),
    insideTable: false,
    run: (editor) => chained(editor, (chain) => chain.insertContent(newTable)),
  },
  onTable('addRow', 'insertrow', t('Insert row below'), addRowAfter),
  onTable('deleteRow', 'removerow', t('Remove the row'), deleteRow),
  onTable('addColumn', 'insertcolumn', t('Insert column after'), addColumnAfter),
  onTable('deleteColumn', 'removecolumn', t('Remove the column'), deleteColumn),
  onTable('headerRow', 'cellprops', t('Toggle header row'), toggleHeaderRow),
  onTable('merge', 'mergecells', t('Merge cells'), mergeCells),
  onTable('split', 'splitcell', t('Split the cell'), splitCell),
  onTable('deleteTable', 'removetable', t('Remove the table'), deleteTable),
];

export const isInsideTable = (editor: Editor): boolean => isInTable(editor.state);

const row = (cell: string) => ({
  type: 'tableRow',
  content: Array.from({ length: 3 }, () => ({ type: cell, content: [{ type: 'paragraph' }] })),
});

const newTable = { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] };
