import type { ReactNode } from 'react';
import { Link } from '../../../core/kit/Link';
import type { LinkModel } from '../../../../../shared/models/schema';
import { UnitsSwitch } from '../../../core/kit/units/UnitsSwitch';
import type { ComparisonModel } from './Comparison.model';
import { useWords } from '../words';

/** Which figures are shown, in which units, and the spreadsheet download. */
export function ComparisonControls({
  links,
  onlyDifferences,
}: Pick<ComparisonModel, 'links' | 'onlyDifferences'>): ReactNode {
  const messages = useWords();
  return (
    <div className="cmp-comparison__controls">
      <Ways
        label={messages.figuresShown}
        ways={[
          { title: messages.allFigures, link: links.all, current: !onlyDifferences },
          { title: messages.onlyDifferences, link: links.differences, current: onlyDifferences },
        ]}
      />
      <UnitsSwitch links={links} />
      {links.csv && (
        <Link className="cmp-comparison__csv" link={links.csv} rel="nofollow" download>
          {messages.downloadCsv}
        </Link>
      )}
    </div>
  );
}

interface WaysProps {
  label: string;
  ways: readonly { title: string; link: LinkModel | undefined; current: boolean }[];
}

/** A choice of two, as links: the address determines which is current. */
const Ways = ({ label, ways }: WaysProps): ReactNode => (
  <div className="cmp-comparison__switch" role="group" aria-label={label}>
    <span className="cmp-comparison__switch-label" aria-hidden>
      {label}
    </span>
    {ways.map(
      ({ title, link, current }) =>
        link && (
          <Link
            key={title}
            className="cmp-comparison__way"
            link={link}
            rel="nofollow"
            aria-current={current ? 'true' : undefined}
          >
            {title}
          </Link>
        ),
    )}
  </div>
);
