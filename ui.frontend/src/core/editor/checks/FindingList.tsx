import type { ReactNode } from 'react';
import type { CheckFinding, CheckRule } from '../../../../../shared/authoring/page-checks';
import { SeverityMark } from './SeverityMark';
import { t } from '../../../../../shared/authoring/language/t';

/** In the order in which they are listed. */
const TITLES: Readonly<Record<CheckRule, string>> = {
  headings: t('Headings'),
  'alternative-text': t('Alternative texts'),
  'link-text': t('Words of links'),
  link: t('Links'),
  contrast: t('Contrast'),
  words: t('Words to avoid'),
  length: t('Search result'),
};
const RULES = Object.keys(TITLES) as readonly CheckRule[];

interface FindingListProps {
  findings: readonly CheckFinding[];
  /** Name of the component at a path. */
  titleOf(path: string): string;
  onChoose(finding: CheckFinding): void;
}

/** What was found, by rule, errors first; each leads to its place. */
export function FindingList({ findings, titleOf, onChoose }: FindingListProps): ReactNode {
  return RULES.map((rule) => {
    const found = findings.filter((finding) => finding.rule === rule);
    if (found.length === 0) return null;
    const sorted = [...found].sort((a, b) => a.severity.localeCompare(b.severity));
    return (
      <section key={rule} aria-label={TITLES[rule]}>
        <h3 className="ed-panel__group">{TITLES[rule]}</h3>
        <ul className="ed-checks__list">
          {sorted.map((finding, index) => (
            <li key={`${finding.path} ${finding.message} ${index}`}>
              <button type="button" className="ed-checks__finding" onClick={() => onChoose(finding)}>
                <SeverityMark severity={finding.severity} />
                <span>
                  <span className="ed-hidden">
                    {finding.severity === 'error' ? `${t('Error:')} ` : `${t('Warning:')} `}
                  </span>
                  {finding.message}
                  {finding.excerpt && <span className="ed-checks__excerpt">{finding.excerpt}</span>}
                  <span className="ed-checks__where">{titleOf(finding.path)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
