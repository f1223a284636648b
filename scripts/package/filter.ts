/** What an installation does with what is below a root already: the package's state wins, or what is there stays. */
export type FilterMode = 'replace' | 'merge';

/** `META-INF/vault/filter.xml`: which parts of the repository a package is about. */
export function filterXml(roots: readonly string[], mode: FilterMode): string {
  const filters = [...roots].sort().map((root) => {
    return `    <filter root="${root}"${mode === 'merge' ? ' mode="merge"' : ''}/>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<workspaceFilter version="1.0">\n${filters.join('')}</workspaceFilter>\n`;
}
