import { Content, Heading, InlineAlert, Link } from '@adobe/react-spectrum';
import { useEffect, useRef, type ReactNode } from 'react';
import { useHeadingLevel } from './FormContext';
import type { Problem } from './form/check-values';
import { t } from '../../../../../shared/authoring/language/t';

/** Lists the problems, each with a link to its field, on any tab. */
export function FormProblems({
  problems,
  onLead,
}: {
  problems: readonly Problem[];
  onLead(place: string): void;
}): ReactNode {
  const level = useHeadingLevel();
  const box = useRef<HTMLDivElement>(null);
  const isWrong = problems.length > 0;
  useEffect(() => {
    if (isWrong) box.current?.focus();
  }, [isWrong]);
  if (!isWrong) return null;
  return (
    <div ref={box} role="group" aria-label={t('What is wrong')} tabIndex={-1} className="editor-problems">
      <InlineAlert variant="negative" marginBottom="size-200">
        <Heading level={level}>
          {problems.length === 1
            ? t('One thing is wrong')
            : t('{problems} things are wrong', { problems: problems.length })}
        </Heading>
        <Content>
          <ul className="editor-list">
            {problems.map(({ place, label, message }) => (
              <li key={place}>
                <Link onPress={() => onLead(place)}>{`${label}: ${message}`}</Link>
              </li>
            ))}
          </ul>
        </Content>
      </InlineAlert>
    </div>
  );
}
