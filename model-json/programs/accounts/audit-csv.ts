import type { AuditRecord } from '../../core/server/accounts/audit/AuditLog';
import { csvRows } from '../../core/server/http/csv';

/** Records of the audit log as CSV. */
export const auditCsv = (records: readonly AuditRecord[]): string =>
  csvRows([
    ['at', 'who', 'what', 'from', 'about'],
    ...records.map(({ at, who, what, from, about = [] }) => [at, who, what, from, about.join(' ')]),
  ]);
