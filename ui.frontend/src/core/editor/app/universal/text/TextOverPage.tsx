import type { ReactNode } from 'react';
import { useReadable } from '../../../selection/create-store';
import { TextChoice } from '../../../inplace/TextChoice';
import { markedText } from '../../../universal/fields/target-text';
import type { Item } from '../../../universal/frame/items';
import { textsOf } from '../../../universal/frame/texts-of';
import { useWorkplace } from '../../../universal/Workplace';
import { useStored } from '../properties/use-stored';
import { MarkedTextEditor } from './MarkedTextEditor';
import { useAnchor } from './use-anchor';
import { useFocusBack } from './use-focus-back';

interface TextOverPageProps {
  /** By which the page is shown smaller. */
  readonly scale: number;
  /** Of the page as it is shown. */
  readonly width: number;
}

/** The text that an author edits where it stands, over the page; of several, the author chooses one. */
export default function TextOverPage(props: TextOverPageProps): ReactNode {
  const workplace = useWorkplace();
  const edited = useReadable(workplace.edited);
  const item = useReadable(workplace.items).get(edited?.id ?? '');
  if (!edited || item?.content === undefined) return null;
  return <ItemText key={edited.id} {...props} item={item} content={item.content} prop={edited.prop} />;
}

interface ItemTextProps extends TextOverPageProps {
  readonly item: Item;
  readonly content: string;
  /** Undefined while it is to be chosen. */
  readonly prop: string | undefined;
}

function ItemText({ item, content, prop, scale, width }: ItemTextProps): ReactNode {
  const workplace = useWorkplace();
  const { definitions } = useReadable(workplace.page);
  const { isRead } = useStored(content);
  const [anchor, setAnchored] = useAnchor();
  // Here, and not in the field: it has the focus once it is drawn.
  useFocusBack();
  const texts = textsOf(item);
  const text = texts.find((each) => each.prop === prop);
  if (!isRead) return null;
  if (text) return <MarkedTextEditor key={text.prop} {...{ item, content, scale, width }} editable={text} />;
  const { x, y, height } = item.editable.place;
  return (
    <>
      <div
        ref={setAnchored}
        className="ue-anchor"
        style={{ left: x * scale, top: y * scale, height: height * scale }}
      />
      {anchor && (
        <TextChoice
          anchor={anchor}
          texts={texts.map((each) => markedText(item, each, definitions, undefined))}
          onChoose={(property) => workplace.editText(item, property)}
          onCancel={workplace.textDone}
        />
      )}
    </>
  );
}
