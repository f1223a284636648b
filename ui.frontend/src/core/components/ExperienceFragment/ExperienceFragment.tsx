import type { ReactNode } from 'react';
import { Children } from '../../kit/rendering';
import { StyleElement } from '../../kit/StyleElement';
import { fragmentName, type ExperienceFragmentModel } from './ExperienceFragment.model';

/** Content that is authored once and shown on many pages. */
export function ExperienceFragment({
  id,
  localizedFragmentVariationPath,
  classNames,
  appliedHtmlElement,
  children,
}: ExperienceFragmentModel): ReactNode {
  const name = fragmentName(localizedFragmentVariationPath);
  const className = ['cmp-experiencefragment', name && `cmp-experiencefragment--${name}`, classNames]
    .filter(Boolean)
    .join(' ');
  return (
    <StyleElement named={appliedHtmlElement} className={className} id={id}>
      <Children of={children} />
    </StyleElement>
  );
}
