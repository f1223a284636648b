import { createElement, type ReactNode } from 'react';
import type { ChildModel } from '../../../core/kit/models/container';
import type { ComponentDefinition } from '../../../core/kit/define-component';
import { RenderingProvider } from '../../../core/kit/rendering';
import button from '../FormButton';
import hidden from '../FormHidden';
import options from '../FormOptions';
import text from '../FormText';
import form from './index';

const definitions = new Map([button, hidden, options, text, form].map((each) => [each.resourceType, each]));

const draw = ({ View, model }: ComponentDefinition, input: unknown): ReactNode =>
  createElement(View, model.parse(input) as object);

function renderChild({ model }: ChildModel): ReactNode {
  const definition = model && definitions.get(model[':type']);
  return definition ? draw(definition, model) : null;
}

/** For tests: a form with its fields, as rendered on a published page. */
export const showForm = (input: unknown, language = 'en'): ReactNode => (
  <RenderingProvider value={{ mode: 'disabled', language, renderChild }}>
    {draw(form, input)}
  </RenderingProvider>
);
