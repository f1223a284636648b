import path from 'node:path';
import { componentProblems } from './component-problems';

/** Everything that would make a package that AEM cannot use. @param root folder of the project */
export async function buildProblems(root: string): Promise<string[]> {
  const ofComponents = await componentProblems(root);
  // Loads the dialogs: what is wrong with one has been said.
  if (ofComponents.length > 0) return ofComponents;
  const { contentProblems } = await import('./content-problems');
  return contentProblems(root);
}

/** By hand: `npx tsx scripts/package/check/build-problems.ts`. */
if (require.main === module) {
  void buildProblems(path.resolve(__dirname, '../../..')).then((problems) => {
    problems.forEach((problem) => console.error(problem));
    process.exitCode = problems.length > 0 ? 1 : 0;
  });
}
