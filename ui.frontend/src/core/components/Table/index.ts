import { defineComponent } from '../../kit/define-component';
import { Table } from './Table';
import { dialog } from './Table.dialog';
import { tableModel } from './Table.model';

export default defineComponent({
  resourceType: 'ventora/components/table',
  title: 'Table',
  description: 'Figures in rows and columns',
  icon: 'table',
  group: 'Ventora - Content',
  model: tableModel,
  View: Table,
  dialog,
  isEmpty: ({ rows, columns }) => rows.length === 0 || columns.length === 0,
});
