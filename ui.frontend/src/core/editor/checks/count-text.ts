import type { CheckFinding } from '../../../../../shared/authoring/page-checks';

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
    ...(errors > 0 ? [`${errors} ${errors === 1 ? 'error' : 'errors'}`] : []),
    ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`] : []),
  ];
  return said.join(', ') || 'Nothing found';
}
