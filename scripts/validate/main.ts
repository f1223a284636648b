import { APP_ID } from '../../shared/addresses/app';
import { run } from '../content/command';
import { openPublished } from './open-published';
import { readOptions } from './options';
import { reportOf } from './report';
import { validateSite } from './validate-site';

/** Nobody answers there: everything is asked of the server in this process. */
const ORIGIN = `https://www.${APP_ID}.example`;

/**
 * `npm run validate [-- --site=NAME] [--sample=COUNT]`: the published pages as others' checkers see them: HTML and styles,
 * structured data, links, languages, sitemaps, feeds. Needs a build and Java. Exit code 1 if there is anything unexplained.
 */
run(async (print) => {
  const options = readOptions(process.argv.slice(2));
  const published = await openPublished(ORIGIN);
  try {
    const { findings, counts, isWhole } = await validateSite(published, ORIGIN, options);
    const { lines, errors, warnings } = reportOf(findings, isWhole);
    lines.forEach(print);
    const looked = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
    print(`${APP_ID}: ${looked.join(', ')}: ${errors} errors, ${warnings} warnings.`);
    if (errors + warnings > 0) process.exitCode = 1;
  } finally {
    await published.close();
  }
});
