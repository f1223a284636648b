/** What an installation does with what is below a root already: the package's state wins, or what is there stays. */
export type FilterMode = 'replace' | 'merge';

/** A part of the repository that a package is about. */
export interface FilterRoot {
  readonly root: string;
  /** Below the root, only these and all below them; the folders that lead there are kept with what else is in them. */
  readonly only?: readonly string[];
}

/** `META-INF/vault/filter.xml`: which parts of the repository a package is about. */
export function filterXml(roots: readonly FilterRoot[], mode: FilterMode): string {
  const filters = [...roots]
    .sort((one, other) => (one.root < other.root ? -1 : 1))
    .map(({ root, only }) => {
      const start = `    <filter root="${root}"${mode === 'merge' ? ' mode="merge"' : ''}`;
      if (!only) return `${start}/>\n`;
      return `${start}>\n${includes(root, only).join('')}    </filter>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<workspaceFilter version="1.0">\n${filters.join('')}</workspaceFilter>\n`;
}

function includes(root: string, only: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const each of only) {
    for (let folder = parentOf(each); folder.length >= root.length; folder = parentOf(folder))
      folders.add(folder);
  }
  const patterns = [...[...folders].sort().map(quoted), ...only.map((each) => `${quoted(each)}(/.*)?`)];
  return patterns.map((pattern) => `        <include pattern="${pattern}"/>\n`);
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** A path as a regular expression. */
const quoted = (path: string) => path.replace(/[.+*?()[\]{}|^$\\]/g, '\\$&');
