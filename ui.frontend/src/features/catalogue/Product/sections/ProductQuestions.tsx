import type { ReactNode } from 'react';
import type { Asked } from '../../../../../../shared/features/catalogue/questions/Asked';
import type { HeadingTag } from '../../../../core/kit/heading';
import { useWords } from '../../words';
import { ProductSection } from './ProductSection';

export interface ProductQuestionsProps {
  readonly id: string | undefined;
  readonly level: HeadingTag;
  readonly questions: readonly Asked[];
}

/** Questions that buyers ask of a product of this kind, answered with its own figures. */
export function ProductQuestions({ id, level, questions }: ProductQuestionsProps): ReactNode {
  const words = useWords();
  if (questions.length === 0) return null;
  return (
    <ProductSection id={id} section="questions" title={words.questions.title} level={level} isWide>
      <dl className="cmp-product__sheets cmp-product__sheet">
        {questions.map(({ question, answer }) => (
          <div className="cmp-product__group" key={question}>
            <dt className="cmp-product__part-name">{question}</dt>
            <dd className="cmp-product__words">{answer}</dd>
          </div>
        ))}
      </dl>
    </ProductSection>
  );
}
