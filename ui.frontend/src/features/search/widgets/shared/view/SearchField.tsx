import { createElement, type ReactElement } from 'react';
import { useRendering } from '../../../../../core/kit/rendering';
import { configProblem } from '../config/config-problem';
import { fieldConfigSchema, fieldSettingsSchema, type FieldTexts } from '../config/field-config';
import type { WidgetName } from '../Widget';
import { fieldView } from './field-view';
import type { FieldSettingsModel } from './field-settings.model';
import type { Make } from './Make';
import { useWords } from '../../../words';

const settingsOf = ({ action, suggest, minLength, maxItems, recent }: FieldSettingsModel) => ({
  action,
  suggest,
  minLength,
  maxItems,
  recent,
});

/** The error in the settings of a field, for `defineComponent`. */
export const fieldProblem =
  (widget: WidgetName) =>
  (model: FieldSettingsModel): string | undefined =>
    configProblem(settingsOf(model), widget, fieldSettingsSchema);

/** The texts of a field, in the page's language. */
export function useFieldTexts({ placeholder }: FieldSettingsModel, label?: string): FieldTexts {
  const { field } = useWords();
  return {
    ...field,
    ...(placeholder && { placeholder }),
    ...(label && { label }),
  };
}

/** Attributes that turn an element into a widget's placeholder; none if a setting is invalid, which leaves the plain form. */
export function usePlaceholder(
  widget: WidgetName,
  model: FieldSettingsModel,
  texts: FieldTexts,
): Record<string, string> {
  const { language } = useRendering();
  const config = { ...settingsOf(model), language, texts };
  if (configProblem(config, widget, fieldConfigSchema)) return {};
  return {
    'data-island': widget,
    'data-island-when': 'interaction',
    'data-config': JSON.stringify(config),
  };
}

interface SearchFieldProps {
  /** Of the component; prefix of the ids of its parts. */
  id: string;
  action: string;
  texts: FieldTexts;
  value?: string | undefined;
}

/** A field with a button, rendered by the server. */
export const SearchField = (props: SearchFieldProps): ReactElement =>
  fieldView(createElement as unknown as Make<ReactElement>, props);
