import { spawnSync } from 'node:child_process';
import { APP_ID } from '../../shared/addresses/app';
import { run } from '../content/command';
import { openPublished } from './open-published';
import { readOptions } from './options';
import { reportOf } from './report';
import { validateSite } from './validate-site';
import { writeChecks } from './write-checks';

/** Nobody answers there: everything is asked of the server in this process. */
const ORIGIN = `https://www.${APP_ID}.example`;

/**
 * `npm run validate [-- --site=NAME] [--sample=COUNT]`: the published pages as others' checkers see them: HTML and styles,
 * structured data, links, languages, sitemaps, feeds, PDFs. Needs a build, Java and Maven; a sample goes without Java, and says so.
 * Exit code 1 if there is anything unexplained.
 */
run(async (print) => {
  const options = readOptions(process.argv.slice(2));
  const hasJava = spawnSync('java', ['-version']).status === 0;
  if (!hasJava && options.sample === undefined)
    throw new Error('There is no Java to run the checkers of HTML and PDFs; install a JDK, 17 or newer');
  if (!hasJava)
    print('SKIPPED: HTML, styles and PDFs are not checked, as there is no Java (JDK 17 or newer).');
  const published = await openPublished(ORIGIN);
  try {
    const { findings, counts, isWhole } = await validateSite(published, ORIGIN, { ...options, hasJava });
    const { lines, errors, warnings } = reportOf(findings, isWhole);
    lines.forEach(print);
    if (isWhole) writeChecks(findings, counts);
    const looked = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
    if (!isWhole)
      print(
        `The same sample again: npm run validate -- --site=${APP_ID} --sample=${options.sample} --seed=${options.seed}`,
      );
    print(`${APP_ID}: ${looked.join(', ')}: ${errors} errors, ${warnings} warnings.`);
    if (errors + warnings > 0) process.exitCode = 1;
  } finally {
    await published.close();
  }
});
