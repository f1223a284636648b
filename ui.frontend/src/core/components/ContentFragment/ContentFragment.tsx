import { Fragment, type ReactNode } from 'react';
import { Heading } from '../../kit/heading';
import { RichText } from '../../kit/html/Html';
import { Child } from '../../kit/rendering';
import type { ContentFragmentModel } from './ContentFragment.model';
import { FragmentElements } from './FragmentElements';

/** Facts or a text stored separately from the page: a data sheet, a reference, a recipe. */
export function ContentFragment(model: ContentFragmentModel): ReactNode {
  const { id, title, description, model: type, paragraphs, children } = model;
  return (
    <article className="cmp-contentfragment" id={id} data-cmp-contentfragment-model={type}>
      {title && <Heading className="cmp-contentfragment__title">{title}</Heading>}
      {description && <p className="cmp-contentfragment__description">{description}</p>}
      {paragraphs.length > 0 ? (
        <div className="cmp-contentfragment__text">
          {paragraphs.map((html, index) => {
            // Core Components name the child after the paragraph that precedes it.
            const below = children.find(({ name }) => name === `par${index + 1}`);
            return (
              <Fragment key={index}>
                {html && <RichText html={html} />}
                {below && <Child of={below} />}
              </Fragment>
            );
          })}
        </div>
      ) : (
        <FragmentElements {...model} />
      )}
    </article>
  );
}
