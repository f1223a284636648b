import { wordsFiles } from '../generate/words';
import { Plan } from './Plan';

/** Regenerates the registries of the word folders. @returns the files that were written */
export async function writeRegistries(root: string): Promise<readonly string[]> {
  const plan = new Plan(root);
  wordsFiles(root).forEach((text, file) => plan.put(file, text));
  return plan.write();
}
