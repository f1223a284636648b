import path from 'node:path';
import { componentProblems } from './component-problems';
import { contentProblems } from './content-problems';

/** Everything that would make a package that AEM cannot use. @param root folder of the project */
export async function buildProblems(root: string): Promise<string[]> {
  return [...(await componentProblems(root)), ...contentProblems(root)];
}

/** By hand: `npx tsx scripts/package/check/build-problems.ts`. */
if (require.main === module) {
  void buildProblems(path.resolve(__dirname, '../../..')).then((problems) => {
    problems.forEach((problem) => console.error(problem));
    process.exitCode = problems.length > 0 ? 1 : 0;
  });
}
