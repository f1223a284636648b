import { createElement, type ReactNode } from 'react';
import type { ChildModel } from './models/container';
import type { ComponentDefinition } from './define-component';
import { RenderingProvider, type WcmMode } from './rendering';

/** For tests of containers: renders one with its children as plain paragraphs of their text. */
export function withPlainChildren(
  definition: ComponentDefinition,
  input: unknown,
  mode: WcmMode = 'disabled',
): ReactNode {
  const renderChild = ({ name, model }: ChildModel): ReactNode => (
    <p>{String(model?.text ?? model?.title ?? name)}</p>
  );
  return (
    <RenderingProvider value={{ mode, language: 'en', renderChild }}>
      {createElement(definition.View, definition.model.parse(input))}
    </RenderingProvider>
  );
}
