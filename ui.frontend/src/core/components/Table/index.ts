import { defineComponent } from '../../kit/define-component';
import { Table } from './Table';
import { dialog } from './Table.dialog';
import { tableModel } from './Table.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('table'),
  title: 'Table',
  description: 'Data in rows and columns',
  icon: 'table',
  group: 'Content',
  model: tableModel,
  View: Table,
  dialog,
  isEmpty: ({ rows, columns }) => rows.length === 0 || columns.length === 0,
});
