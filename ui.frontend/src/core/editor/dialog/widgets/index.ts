import type { ComponentType } from 'react';
import type { DialogField } from '../../../kit/dialogs/dialog';
import type { Value } from '../form/Values';
import { CheckboxWidget, NumberWidget, SelectWidget } from './ChoiceWidgets';
import { DateWidget } from './DateWidget';
import { FocalPointWidget } from './FocalPointWidget';
import { ImageWidget } from './ImageWidget';
import { LinkWidget } from './LinkWidget';
import { MultifieldWidget } from './MultifieldWidget';
import { PanelsWidget } from './PanelsWidget';
import { PanelWidget } from './PanelWidget';
import { PathWidget } from './PathWidget';
import { RichTextWidget } from './RichTextWidget';
import { TagsWidget } from './TagsWidget';
import { TextsWidget } from './TextsWidget';
import { TextAreaWidget, TextWidget } from './TextWidget';
import type { NestingProps, WidgetProps } from './Widget';

const widgets: { readonly [W in DialogField['widget']]: ComponentType<WidgetProps<W> & NestingProps> } = {
  text: TextWidget,
  texts: TextsWidget,
  textarea: TextAreaWidget,
  richtext: RichTextWidget,
  number: NumberWidget,
  checkbox: CheckboxWidget,
  select: SelectWidget,
  date: DateWidget,
  path: PathWidget,
  link: LinkWidget,
  image: ImageWidget,
  focalpoint: FocalPointWidget,
  tags: TagsWidget,
  multifield: MultifieldWidget,
  panels: PanelsWidget,
  panel: PanelWidget,
};

/** Renders the widget of a field; the table pairs fields and widgets. */
type AnyWidget = ComponentType<
  NestingProps & {
    field: DialogField;
    value: Value;
    onChange(value: Value): void;
    place: string;
  }
>;

export const widgetOf = ({ widget }: DialogField): AnyWidget => widgets[widget] as AnyWidget;
