import { shuffled } from '../list-pages';

/** One PDF of each kind (`.datasheet.pdf`), and one of those that are held. */
export function samplePdfs(linked: readonly string[], held: readonly string[], seed: string): string[] {
  const own = new Set(held);
  const kinds = new Map<string, string>();
  for (const address of shuffled(linked, seed, String))
    if (!own.has(address)) kinds.set(address.match(/\.\w+\.pdf$/)?.[0] ?? '', address);
  return [...kinds.values(), ...shuffled(held, seed, String).slice(0, 1)];
}
