import type { ReactNode } from 'react';
import { figureRows } from '../../../../../shared/features/catalogue/api/figure-rows';
import { NextHeadingLevel } from '../../../core/kit/heading';
import { Picture } from '../../../core/kit/pictures/Picture';
import { useLocale } from '../../../core/kit/locale';
import { Card } from '../kit/cards/Card';
import type { CardListModel } from './CardList.model';
import { useWords } from '../words';

/** Products side by side, four in a row. */
export function CardList({ id, banner, cards, spaceBellow, useBgGradient }: CardListModel): ReactNode {
  const messages = useWords();
  const { language, units } = useLocale();
  const pictured = cards.some(({ image }) => image !== undefined);
  const className = [
    'cmp-cardlist',
    spaceBellow && 'cmp-cardlist--space-below',
    useBgGradient && 'cmp-cardlist--gradient',
    cards.length < 4 && `cmp-cardlist--${cards.length}`,
  ];
  return (
    <div className={className.filter(Boolean).join(' ')} id={id}>
      {banner && (
        <div className="cmp-cardlist__banner">
          <Picture
            {...banner}
            className="cmp-cardlist__banner-picture"
            sizes="(min-width: 80rem) 80rem, 100vw"
          />
        </div>
      )}
      {cards.length > 0 && (
        <ul className="cmp-cardlist__cards" role="list">
          {cards.map((card, index) => (
            <li className="cmp-cardlist__item" key={card.id ?? index}>
              <NextHeadingLevel>
                <Card
                  {...card}
                  figures={[
                    ...figureRows(card.measures, messages, language, { system: units }),
                    ...card.figures,
                  ]}
                  pictured={pictured}
                />
              </NextHeadingLevel>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
