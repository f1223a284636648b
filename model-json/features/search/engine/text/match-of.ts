import type { Alternative } from './Alternative';
import type { WordPlan } from './plan-words';

/** The FTS5 expression. Stems contain only letters and digits, so they cannot be operators. */
export const matchOf = ({ words }: WordPlan, joint: 'AND' | 'OR' = 'AND'): string =>
  words.map((ways) => anyOf(ways.map(wayOf))).join(` ${joint} `);

const anyOf = (ways: readonly string[]) => (ways.length === 1 ? ways.join('') : `(${ways.join(' OR ')})`);

/** Words allowed between those that belong together: "impact wrench", "wrench with impact". */
export const DISTANCE = 2;

function wayOf({ terms, near }: Alternative): string {
  const all = terms.map(({ stem, prefix }) => `"${stem}"${prefix ? '*' : ''}`);
  if (all.length === 1) return all.join('');
  return near ? `NEAR(${all.join(' ')}, ${DISTANCE})` : `(${all.join(' AND ')})`;
}
