import type { CheckFinding } from '../../../../../shared/authoring/page-checks';
import { counted, t } from '../../../../../shared/authoring/language/t';

export interface Counts {
  readonly errors: number;
  readonly warnings: number;
}

export const countsOf = (findings: readonly Pick<CheckFinding, 'severity'>[]): Counts => {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: findings.length - errors };
};

/** `2 errors, 1 warning`. */
export function countText({ errors, warnings }: Counts): string {
  const said = [
    ...(errors > 0 ? [counted(errors, '{n} error', '{n} errors')] : []),
    ...(warnings > 0 ? [counted(warnings, '{n} warning', '{n} warnings')] : []),
  ];
  return said.join(', ') || t('Nothing found');
}
