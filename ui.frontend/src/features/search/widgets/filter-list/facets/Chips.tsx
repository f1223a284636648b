import type { ReactNode } from 'react';
import { close } from '../../../../../core/kit/icons/icon-strokes';
import { StrokeIcon } from '../../../../../core/kit/icons/StrokeIcon';
import { VisuallyHidden } from '../../../../../core/kit/VisuallyHidden';
import { withoutChoices } from '../asked';
import { fill } from '../../../../../../../shared/search/FilterListTexts';
import { useList } from '../list-context';

/** The current filters; each is a link that removes it. */
export function Chips(): ReactNode {
  const { answer, asked, chosen, config, texts, addressOf } = useList();
  if (chosen.length === 0) return null;
  return (
    <ul className="cmp-filterlist__chips" role="list" aria-label={texts.chosen}>
      {chosen.map(({ key, title, source, without }) => (
        <li key={key}>
          <a
            className="cmp-filterlist__chip"
            href={addressOf(without)}
            rel="nofollow"
            title={source && fill(texts.understood, source)}
          >
            <VisuallyHidden>{fill(texts.takeAway, '')}</VisuallyHidden>
            <bdi>{title}</bdi>
            <StrokeIcon d={close} size={16} />
          </a>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <a
            className="cmp-filterlist__clear"
            href={addressOf(withoutChoices(asked, answer, config.preset))}
            rel="nofollow"
          >
            {texts.clearAll}
          </a>
        </li>
      )}
    </ul>
  );
}
