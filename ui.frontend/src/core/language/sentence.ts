import { createElement, Fragment, type ReactNode } from 'react';
import { pieces } from '../../../../shared/authoring/language/t';

/** A text in the author's language with markup in it: `sentence('Signed in as {name}', { name: <b>{name}</b> })`. */
export const sentence = (text: string, values: Readonly<Record<string, ReactNode>>): ReactNode =>
  createElement(Fragment, null, ...pieces<ReactNode>(text, values));
