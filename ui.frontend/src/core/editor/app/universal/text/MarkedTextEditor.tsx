import { useRef, useState, type ReactNode } from 'react';
import { FloatingBar } from '../../../inplace/FloatingBar';
import { TextBar } from '../../../inplace/TextBar';
import { useClaim } from '../../../inplace/use-claim';
import { useTextEditing } from '../../../inplace/use-text-editing';
import { useReadable } from '../../../selection/create-store';
import { saveText } from '../../../universal/changes/save-text';
import { markedText } from '../../../universal/fields/target-text';
import type { Editable } from '../../../universal/frame/Editable';
import type { Item } from '../../../universal/frame/items';
import { borrowFonts } from '../../../universal/frame/borrow-fonts';
import { typeOf, type Type } from '../../../universal/frame/type-of';
import { typeSize } from '../../../universal/frame/type-size';
import { useWorkplace } from '../../../universal/Workplace';
import { useAnchor } from './use-anchor';

interface MarkedTextEditorProps {
  readonly item: Item;
  /** Where author stores it. */
  readonly content: string;
  readonly editable: Editable;
  readonly scale: number;
  readonly width: number;
}

/** Narrower is no room for a word. */
const LEAST_WIDTH = 240;

/**
 * A field for a text, over its place on the page, with a bar above. Its page can be of another origin: nothing of it is touched, and
 * only a page of our own tells how the text is set.
 */
export function MarkedTextEditor(props: MarkedTextEditorProps): ReactNode {
  const { item, content, editable, scale, width } = props;
  const workplace = useWorkplace();
  const { definitions } = useReadable(workplace.page);
  const [text] = useState(() => markedText(item, editable, definitions, workplace.session.content(content)));
  const field = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [anchor, setAnchored] = useAnchor();
  const edited = useTextEditing(
    {
      ...{ path: content, text },
      place: () => ({ element: field.current!, leave: () => undefined }),
      save: (value) => saveText(workplace, item, text, value),
      onDone: workplace.textDone,
    },
    () => bar.current?.querySelector('button')?.focus(),
  );
  useClaim(workplace.holding, content, text.property, edited.cancel);

  const { open } = edited;
  const [type] = useState(() => typeOn(workplace.page.element(editable.selector)));
  const { x, y, ...place } = editable.place;
  const size = { width: place.width * scale, height: place.height * scale };
  const across = Math.min(Math.max(size.width, LEAST_WIDTH), width);
  const kind = text.kind === 'rich' ? 'richtext' : 'text';
  return (
    <>
      <div
        ref={setAnchored}
        className="ue-text"
        style={{
          left: Math.max(0, Math.min(x * scale, width - across)),
          top: y * scale,
          width: across,
          minHeight: size.height,
          ...(type
            ? { ...type, fontSize: type.fontSize * scale }
            : { fontSize: typeSize(size, editable.content.replace(/<[^<>]*>/g, '').length, kind) }),
        }}
      >
        <div ref={field} className="ue-text__field" data-type={kind} data-set={type !== undefined} />
      </div>
      {open && anchor && (
        <FloatingBar
          anchor={anchor}
          barRef={bar}
          onPressOutside={() => void edited.save()}
          onEscape={() => open.text.editor.commands.focus()}
        >
          <TextBar {...{ path: content, text, edited }} typed={open.text} />
        </FloatingBar>
      )}
    </>
  );
}

/** How a text is set, with the page's fonts here to set it. */
function typeOn(element: Element | undefined): Type | undefined {
  const type = element && typeOf(element);
  if (type) borrowFonts(element.ownerDocument);
  return type;
}
