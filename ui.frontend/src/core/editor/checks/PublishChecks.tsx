import { useEffect, useState, type ReactNode } from 'react';
import { editorItemAddress } from '../../../../../shared/addresses/editor-item';
import type { PageChecks } from '../../../../../shared/authoring/page-checks';
import { countsOf, countText } from './count-text';
import { readChecks } from './read-checks';
import { SeverityMark } from './SeverityMark';
import './publish-checks.scss';
import { t } from '../../../../../shared/authoring/language/t';

/** More pages would keep the server busy; they are checked in the editor. */
const MOST = 20;

interface PublishChecksProps {
  /** The pages to be published. */
  pages: readonly { readonly path: string; readonly title: string }[];
  /** Whether what was found forbids publishing on this site. */
  onBlocked(isBlocked: boolean): void;
  /** Called when the author follows a finding to its place. */
  onLeave(): void;
}

/** What the checks find on pages that are about to be published: counted, and each a link to its place. */
export function PublishChecks({ pages, onBlocked, onLeave }: PublishChecksProps): ReactNode {
  const asked = pages.slice(0, MOST);
  const found = useChecksOf(asked.map(({ path }) => path));
  const faulty = found.filter(({ findings }) => findings.length > 0);
  const all = found.flatMap(({ findings }) => findings);
  const isBlocked = found.some(
    ({ blocksPublishing, findings }) => blocksPublishing && countsOf(findings).errors > 0,
  );
  useEffect(() => onBlocked(isBlocked), [isBlocked, onBlocked]);
  if (asked.length === 0 || found.length === 0) return null;
  const titleOf = (path: string) => pages.find((page) => page.path === path)?.title ?? path;
  const isPart = asked.length < pages.length;
  if (all.length === 0)
    return (
      <p className="ed-publish-checks__none">
        <SeverityMark severity="none" />
        {isPart
          ? t('The checks find nothing on the first {most} pages.', { most: MOST })
          : t('The checks find nothing.')}
      </p>
    );
  return (
    <details className="ed-publish-checks">
      <summary>
        <SeverityMark severity={countsOf(all).errors > 0 ? 'error' : 'warning'} />
        {isPart
          ? t('The checks find {count} on the first {most} pages', {
              count: countText(countsOf(all)),
              most: MOST,
            })
          : t('The checks find {count}', { count: countText(countsOf(all)) })}
      </summary>
      {isBlocked && (
        <p role="alert">
          {t('Pages with errors are not published on this site. Correct them, or untick their pages.')}
        </p>
      )}
      {faulty.map(({ path, findings }) => (
        <section key={path} aria-label={titleOf(path)}>
          {faulty.length > 1 && <h3>{titleOf(path)}</h3>}
          <ul>
            {findings.map((finding, index) => (
              <li key={`${finding.path} ${index}`}>
                <SeverityMark severity={finding.severity} />
                <a href={editorItemAddress(finding)} onClick={onLeave}>
                  {finding.message}
                  {finding.excerpt && ` (${finding.excerpt})`}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

/** Checks pages one after the other; those that cannot be checked are left out. */
function useChecksOf(paths: readonly string[]): readonly PageChecks[] {
  const [found, setFound] = useState<ReadonlyMap<string, PageChecks>>(new Map());
  const wanted = paths.join('\n');
  useEffect(() => {
    const stop = new AbortController();
    const check = async () => {
      for (const path of wanted.split('\n').filter(Boolean)) {
        const checks = await readChecks(path, stop.signal).catch(() => undefined);
        if (stop.signal.aborted) return;
        if (checks) setFound((known) => new Map(known).set(path, checks));
      }
    };
    void check();
    return () => stop.abort();
  }, [wanted]);
  return paths.flatMap((path) => found.get(path) ?? []);
}
