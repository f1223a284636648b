import { ActionButton, Image, Text, View } from '@adobe/react-spectrum';
import Add from '@spectrum-icons/workflow/Add';
import { useState, type ReactNode } from 'react';
import { useSurroundings } from '../FormContext';
import { PathField } from '../path/PathField';
import { PathPicker } from '../path/PathPicker';
import { FieldGroup } from './FieldGroup';
import { SortableTexts } from './SortableTexts';
import { useFieldProps, type WidgetProps } from './Widget';
import { t } from '../../../../../../shared/authoring/language/t';
import { inSentence } from '../../../../../../shared/authoring/language/locale';

/** One path, or several in order. */
export function PathWidget(props: WidgetProps<'path'>): ReactNode {
  return props.field.multiple ? <PathsWidget {...props} /> : <OnePath {...props} />;
}

function OnePath({ field, value, onChange, place }: WidgetProps<'path'>): ReactNode {
  const props = useFieldProps(field, place);
  const { fields } = useSurroundings();
  const path = String(value);
  // The focal point field already shows the picture.
  const isPointedAt = fields.some((each) => each.widget === 'focalpoint' && each.of === field.name);
  return (
    <>
      <PathField
        {...props}
        name={field.label}
        value={path}
        root={field.root}
        accepts={field.accepts}
        onChange={onChange}
      />
      {path && field.accepts === 'image/*' && !isPointedAt && <Thumbnail path={path} />}
    </>
  );
}

/** A thumbnail of a picture. */
const Thumbnail = ({ path }: { path: string }): ReactNode => (
  <View marginTop="size-100" width="size-2400" height="size-1600" backgroundColor="gray-200">
    <Image src={encodeURI(path)} alt="" width="100%" height="100%" objectFit="contain" />
  </View>
);

function PathsWidget({ field, value, onChange, place }: WidgetProps<'path'>): ReactNode {
  const paths = [value].flat();
  const [isOpen, setOpen] = useState(false);
  return (
    <FieldGroup field={field} place={place}>
      <SortableTexts label={field.label} values={paths} onChange={onChange}>
        {(path) => <PathField {...path} root={field.root} accepts={field.accepts} />}
      </SortableTexts>
      <ActionButton alignSelf="start" UNSAFE_className="editor-add" onPress={() => setOpen(true)}>
        <Add />
        <Text>{t('Add to {label}', { label: inSentence(field.label) })}</Text>
      </ActionButton>
      {isOpen && (
        <PathPicker
          title={t('Choose: {label}', { label: field.label })}
          root={field.root}
          accepts={field.accepts}
          multiple
          current={paths.at(-1)}
          onPick={(picked) => {
            setOpen(false);
            onChange([...paths, ...picked.filter((path) => !paths.includes(path))]);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldGroup>
  );
}
