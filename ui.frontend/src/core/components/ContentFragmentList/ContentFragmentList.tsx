import type { ReactNode } from 'react';
import { Heading } from '../../kit/heading';
import { FragmentElements } from '../ContentFragment/FragmentElements';
import type { ContentFragmentListModel } from './ContentFragmentList.model';

/** Content fragments of one model, each with its elements. */
export function ContentFragmentList({ id, items }: ContentFragmentListModel): ReactNode {
  return (
    <div className="cmp-contentfragmentlist" id={id}>
      {items.map((fragment, index) => (
        <article className="cmp-contentfragment" data-cmp-contentfragment-model={fragment.model} key={index}>
          {fragment.title && <Heading className="cmp-contentfragment__title">{fragment.title}</Heading>}
          {fragment.description && <p className="cmp-contentfragment__description">{fragment.description}</p>}
          <FragmentElements {...fragment} />
        </article>
      ))}
    </div>
  );
}
