import { readFileSync } from 'node:fs';
import path from 'node:path';
import { config } from '#site-server/site.config';
import { required } from '../../shared/checked/required';
import { otherLanguages } from './other-languages';

/** The default site's variables for httpd, in git. */
const VARIABLES = 'ui.apps/dispatcher/src/conf.d/variables/custom.vars';

/** @returns turns a text of the default site's httpd configuration into one for the languages of the chosen site */
export function forOurLanguages(root: string): (text: string) => string {
  const variables = readFileSync(path.join(root, VARIABLES), 'utf8');
  const home = required(/_HOME_PREFIX (\/.+)$/m.exec(variables)?.[1], `_HOME_PREFIX in ${VARIABLES}`);
  // Without other languages the expression matches no address.
  const others = otherLanguages(root).join('|') || '(?!)';
  return (text) =>
    text
      .replaceAll(home, `/${config.home}`)
      .replace(/(?<=^Define \w+_COUNTRIES ).*$/m, others)
      .replace(/(?<=\(\?<site>).*(?=\)\(\?:\[)/, others);
}
